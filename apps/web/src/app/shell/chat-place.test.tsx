import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PLAIN_SHELL, ShellContext } from '../../lib/shell.ts'
import { Toasts } from '../../ui/toast.tsx'
import { ChatPlace } from './rare-parts.tsx'

async function render(path: string, chat: boolean): Promise<string> {
  const organisation = { ...PLAIN_SHELL.organisation, site: { ...PLAIN_SHELL.organisation.site, chat } }
  const Page = createRoutesStub([{ path: '*', Component: ChatPlace }])
  const { prelude } = await prerender(
    <ShellContext value={{ ...PLAIN_SHELL, organisation }}>
      <Toasts>
        <Page initialEntries={[path]} />
      </Toasts>
    </ShellContext>,
  )
  return new Response(prelude).text()
}

test('[A1.5] the way to support appears where the organisation turned chat on, and never on a page that takes payment', async () => {
  for (const path of ['/', '/search-detail', '/hotel-details', '/user/my-bookings', '/wallet']) {
    expect(await render(path, true), path).toContain('Message support')
    expect(await render(path, false), path).not.toContain('Message support')
  }
  for (const path of [
    '/hotel-checkout',
    '/holidaystays/hotel-checkout',
    '/cars/checkout',
    '/wallet/checkout',
    '/pay/abc',
    '/user/payment-methods',
    '/user/payment-methods/',
  ])
    expect(await render(path, true), path).not.toContain('Message support')
})
