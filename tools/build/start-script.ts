import { NODE_FLAGS, SERVER_FLAGS } from '../node-flags.ts';

/** Shell script `fatal` of a release. Starts the server, or runs a command. */
export const START = `#!/bin/sh
# Starts the server of this release; with arguments, runs a command instead. Settings are environment variables.
here=$(CDPATH='' cd -- "\${0%/*}" && pwd -P)
case $(node --version) in
  v2[4-9].* | v[3-9][0-9].*) ;;
  *) echo "Node 24 or later must be in PATH to start this." >&2; exit 1 ;;
esac
if [ ! -f "$here/version" ]; then
  echo "The release in $here is damaged: its file version is missing. Build or unpack it again." >&2
  exit 1
fi
[ $# -eq 0 ] && exec node ${SERVER_FLAGS.join(' ')} "$here/server/server.js"
exec node ${NODE_FLAGS.join(' ')} "$here/server/cli.js" "$@"
`;
