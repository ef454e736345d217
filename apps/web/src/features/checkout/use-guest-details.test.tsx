import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { AGENT } from '../../lib/user-type.ts'
import { useGuestDetails } from './use-guest-details.ts'

const NORA = {
  ...{ user_id: 'usr_1', email: 'nora@example.com', first_name: 'Nora', last_name: 'Andrade', title: null, phone: null, usr_type: 2, is_blocked: false },
  ...{ preferred_language: null, preferred_currency: null, loyalty_membership_no: null },
}
const CLIENT = { user_id: 'usr_2', email: 'amara@example.com', first_name: 'Amara', last_name: 'Okafor', phone: '+1 202 555 0109' }

function Fields() {
  return (({ firstName, lastName, email, phone }) => [firstName, lastName, email, phone].join('|'))(useGuestDetails('chk_1').details)
}
const firstRendered = (shell: Partial<Shell>): string =>
  renderToStaticMarkup(
    <ShellContext value={{ ...PLAIN_SHELL, ...shell }}>
      <Fields />
    </ShellContext>,
  )

test('the form is filled in where the page is made, not between the letters of who already types', () => {
  expect(firstRendered({ user: NORA })).toBe('Nora|Andrade|nora@example.com|')
  expect(firstRendered({})).toBe('|||')
})

test('an agent is no guest: the client whom they chose is', () => {
  const user = { ...NORA, usr_type: AGENT }
  expect(firstRendered({ user })).toBe('|||')
  expect(firstRendered({ user, desk: { client: CLIENT } as Shell['desk'] })).toBe('Amara|Okafor|amara@example.com|+1 202 555 0109')
})
