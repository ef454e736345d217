import { spawn } from 'node:child_process'
import { fromRoot, root } from './root.ts'

// The API restarts when one of its files changes; pages are Vite's and change in place, without a restart.
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', fromRoot('tools', 'dev-server.ts')], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
