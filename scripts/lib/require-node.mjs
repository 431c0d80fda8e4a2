// Imported first by every command, before anything that an older Node cannot run.
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    `\nMatchlight needs Node 20 or newer; this is ${process.version}.\nInstall a current Node (https://nodejs.org) and run the command again.\n`,
  );
  process.exit(1);
}
