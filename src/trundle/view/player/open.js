// Inflates the player and runs it. The policy of the page names both scripts by their hashes.
(async () => {
  try {
    const packed = Uint8Array.from(atob(document.getElementById("player").textContent), (c) => c.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const script = document.createElement("script");
    script.textContent = await new Response(plain).text();
    document.body.append(script);
  } catch (error) {
    const words = document.createElement("p");
    words.className = "errors";
    words.textContent = `The player could not start: this browser cannot inflate it (${error.message}). It needs Chromium 80, Firefox 113, Safari 16.4 or newer.`;
    document.body.append(words);
  }
})();
