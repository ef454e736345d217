import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NonceContext } from '../lib/nonce.ts'
import { RouteModules, RouteModulesContext } from './route-modules.tsx'

test('the modules of a page are named without its nonce, so that the next page finds them compiled', () => {
  const html = renderToString(
    <NonceContext value="abc">
      <RouteModulesContext value={['/assets/entry.js', '/assets/page.js']}>
        <RouteModules />
      </RouteModulesContext>
    </NonceContext>,
  )
  expect(html.match(/<link[^>]*>/g)).toEqual(
    ['/assets/entry.js', '/assets/page.js'].map((href) => `<link rel="modulepreload" href="${href}" fetchPriority="low"/>`),
  )
})
