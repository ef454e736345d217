import { LANGUAGES } from '@sojourn/i18n'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Alternates } from './alternates.tsx'

const languages = LANGUAGES.map(({ tag, id, name }) => ({ code: tag, id, name }))
const head = (path: string) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Alternates origin="https://shop.test" languages={languages} /> }])
  return renderToString(<Stub initialEntries={[path]} />).replaceAll('&amp;', '&')
}

test('a page names its address in each language, and the one that follows who asks', () => {
  const links = head('/search-detail?destination=lisbon&lang=es&currency=EUR')
  expect(links).toContain('<link rel="alternate" hrefLang="x-default" href="https://shop.test/search-detail?destination=lisbon"/>')
  expect(links).toContain('hrefLang="en-US" href="https://shop.test/search-detail?destination=lisbon&lang=en-US"')
  expect(links).toContain('hrefLang="es-MX" href="https://shop.test/search-detail?destination=lisbon&lang=es-MX"')
})

test('[C4.4] an address that begins with two slashes stays an address of this site, and one that cannot be read breaks no page', () => {
  expect(head('//evil.test/a')).toContain('hrefLang="x-default" href="https://shop.test//evil.test/a"')
  expect(head('//%')).toContain('hrefLang="x-default" href="https://shop.test//%"')
})
