import { createReadStream, existsSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { oneAtATime } from '../../tools/process/one-at-a-time.ts'
import { packageBin } from '../../tools/process/package-bin.ts'
import { runNode } from '../../tools/process/run.ts'
import { runFolder } from '../../tools/process/run-folder.ts'
import { fromRoot } from '../../tools/root.ts'

const PAGE = `<!doctype html>
<html lang="en-US" dir="ltr" data-density="calm">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Gallery</title>
    <link rel="stylesheet" href="/gallery.css">
  </head>
  <body><div id="root"></div><script type="module" src="/gallery.js"></script></body>
</html>`

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** The folder with the gallery, built once in a run. */
async function builtGallery(): Promise<string> {
  const run = runFolder()
  const folder = join(run, 'gallery')
  await oneAtATime(join(run, 'gallery-lock'), async () => {
    if (existsSync(folder)) return
    const part = `${folder}-part`
    const options = ['--config', 'vite.gallery.config.ts', '--outDir', part, '--emptyOutDir', '--logLevel', 'warn']
    const { code, output } = await runNode(packageBin('vite'), ['build', ...options], {
      cwd: fromRoot('apps', 'web'),
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(`the gallery was not built:\n${output}`)
    // Whole, or not there.
    renameSync(part, folder)
  })
  return folder
}

/** The gallery as a site: its page, its files, the product's pictures and nothing else. */
export async function serveGallery(): Promise<{ readonly url: string; stop(): void }> {
  const folders = [await builtGallery(), fromRoot('apps', 'web', 'public')]
  const server = createServer(({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://localhost').pathname)
    if (path === '/') return answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    const file = folders.map((folder) => join(folder, path)).find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    if (!file) return answer.writeHead(404).end()
    createReadStream(file).pipe(answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'max-age=600' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
