import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './held.gallery.tsx'
import { HeldSection } from './held-section.tsx'

const html = (Part: () => React.ReactNode): string => {
  const Page = createRoutesStub([{ path: '/', Component: Part }])
  return renderToString(<Page initialEntries={['/']} />)
}

test('what is held leads back to its checkout and can be given up; where nothing is, nothing is said', () => {
  const shown = html(states['held for one'])
  expect(shown).toMatch(/Held for you.*Greek Islands.*\$2,416\.58.*href="\/cruises\/checkout\?checkout=chk_1".*Continue to payment.*Let it go/s)
  expect(html(states['could not be given up'])).toContain('connect right now')
  expect(html(states['could not be loaded'])).toContain('Nothing was released or charged')
  expect(html(() => <HeldSection held={[]} onChanged={() => {}} />)).not.toContain('Held')
})
