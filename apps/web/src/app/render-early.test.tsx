import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { PageCut } from '../ui/page-cut.tsx'
import { inOrder, isAwaited, promisesIn, renderEarly } from './render-early.ts'
import { renderWhole } from './render-whole.ts'

const soon = () => new Promise<string>((ready) => setTimeout(() => ready('146 stays'), 20))

function Page({ found }: { found: Promise<string> }) {
  return (
    <html lang="en">
      <body>
        <form>Where to?</form>
        <PageCut />
        <Suspense fallback={<p>the skeleton</p>}>
          <Found found={found} />
        </Suspense>
      </body>
    </html>
  )
}
const Found = ({ found }: { found: Promise<string> }) => <h1>{use(found)}</h1>

const text = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array())

test('[B2.2] the form is sent before the stays are known, and the stays follow in their place without a script', async () => {
  const found = soon()
  const page = <Page found={found} />
  const early = await renderEarly(page, 'n')
  expect(text(early)).toMatch(/^<!DOCTYPE html><html lang="en">.*<form>Where to\?<\/form>$/)
  const whole = await new Response(inOrder(early ?? new Uint8Array(), renderWhole(page, 'n')) as BodyInit).text()
  expect(whole).toMatch(/<form>Where to\?<\/form><template data-page-cut=""><\/template><!--\$--><h1>146 stays<\/h1><!--\/\$--><\/body><\/html>$/)
  expect(whole).not.toContain('the skeleton')
  expect(whole.match(/<form>/g)).toHaveLength(1)
})

test('a page without a cut has no first part', async () => {
  expect(await renderEarly(<p>all of it</p>, 'n')).toBeNull()
})

test('a page waits for nothing that is here', async () => {
  expect(await isAwaited([Promise.resolve(1)])).toBe(false)
  expect(await isAwaited([Promise.reject(new Error('no'))])).toBe(false)
  expect(await isAwaited([soon()])).toBe(true)
  expect(await isAwaited(promisesIn({ page: { found: 1 }, root: null }))).toBe(false)
})

test('what a loader did not wait for is found among its answers', () => {
  const found = soon()
  expect(promisesIn({ page: { found, today: '2027-03-12' }, root: null })).toEqual([found])
})
