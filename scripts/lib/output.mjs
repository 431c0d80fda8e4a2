// Imported by every command before it prints.
// Node writes to a pipe behind the program's back, and `process.exit` drops what the reader has not taken by then: all
// beyond the 65,536 bytes that a pipe holds. Blocking writes leave nothing behind, however the command ends.
const BY_SIGPIPE = 141;

for (const stream of [process.stdout, process.stderr]) {
  stream._handle?.setBlocking?.(true);
  // Nobody reads any more (`| head`). The command ends as programs do then, without a stack trace.
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode ?? BY_SIGPIPE);
  });
}
