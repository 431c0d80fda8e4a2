// Imported by every command before it prints. Node writes to pipes asynchronously, and `process.exit` drops what the
// reader has not consumed by then: all beyond the 65,536 bytes that a pipe holds. Blocking writes lose nothing, however
// the command ends.
const BY_SIGPIPE = 141;

for (const stream of [process.stdout, process.stderr]) {
  stream._handle?.setBlocking?.(true);
  // The reader has closed the pipe (`| head`). Exits as programs do then, without a stack trace.
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode ?? BY_SIGPIPE);
  });
}
