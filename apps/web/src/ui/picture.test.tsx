import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FirstView, FirstViewContext } from '../lib/first-view.ts'
import { Picture, PlateContext } from './picture.tsx'

const firstView: FirstView = { text: () => null, picture: (address) => `data:${address}` }
const render = (plate: 'system' | 'light' | 'dark', view: FirstView | null = firstView) =>
  renderToString(
    <FirstViewContext value={view}>
      <PlateContext value={plate}>
        <Picture opening name="hero" widths={[1216]} phone={{ name: 'hero-tall', widths: [560, 750] }} width={1216} height={560} alt="" />
      </PlateContext>
    </FirstViewContext>,
  )
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*imageSrcSet="([^"]*)"[^>]*media="([^"]*)"/g)].map(([, set, media]) => `${media} ${set}`)

test('a phone on its first visit finds the opening picture in its document, and fetches only what that cannot know', () => {
  const html = render('system')
  expect(html).toContain('<source media="(width &lt; 48rem)" srcSet="data:/art/hero-tall-560.avif"')
  const asked = preloads(html).filter((one) => one.startsWith('(width &lt; 48rem)'))
  expect(asked).toEqual(['(width &lt; 48rem) and (prefers-color-scheme: dark) /art/hero-tall-night-560.avif 560w, /art/hero-tall-night-750.avif 750w'])
})

test('a person who chose the night has the night plate in the document', () => {
  expect(render('dark')).toContain('srcSet="data:/art/hero-tall-night-560.avif"')
  expect(preloads(render('dark')).filter((one) => one.startsWith('(width &lt; 48rem)'))).toEqual([])
})

test('a browser that has our files fetches the picture as a file, before it has read the page', () => {
  const html = render('light', null)
  expect(html).not.toContain('data:')
  expect(preloads(html)).toContain('(width &lt; 48rem) /art/hero-tall-560.avif 560w, /art/hero-tall-750.avif 750w')
})
