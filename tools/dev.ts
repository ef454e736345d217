import { spawn } from 'node:child_process'
import { fromRoot, root } from './root.ts'

// The API and the gateway restart when one of their files changes; pages are Vite's and change in place. The folders are named, for Vite writes files of its own
// while it starts, and a watcher of all that was loaded would restart for each of them.
const watched = ['packages', 'apps/api/src', 'apps/gateway/src', 'apps/server/src', 'apps/web/src/serve'].map((folder) => `--watch-path=${fromRoot(folder)}`)
const child = spawn(process.execPath, [...watched, '--watch-preserve-output', fromRoot('tools', 'dev-server.ts')], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
