import { handOver } from './bootstrap/hand-over.mjs'

// `node tools/run.mjs tools/start.ts …`: what every npm script is, so that each works on a fresh clone too.
const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('usage: node tools/run.mjs <script> [argument …]')
  process.exit(1)
}
await handOver(script, args)
