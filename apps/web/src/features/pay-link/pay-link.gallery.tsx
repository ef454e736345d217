import { DialogPlace } from '../../ui/use-modal.ts'
import { OpenedLink } from './opened-link.tsx'
import type { LinksState, OpenedLinkState, PayLink, TypedGuests } from './pay-link-api.ts'
import { PayLinks } from './pay-links.tsx'
import { SendView } from './send-dialog.tsx'
import { SendPayLink } from './send-pay-link.tsx'
import type { SendState } from './send-steps.ts'
import { type WithdrawState, WithdrawView } from './withdraw-dialog.tsx'

const nothing = () => {}

const link: PayLink = {
  link_id: 'pln_1',
  checkoutId: 'chk_1',
  title: 'Casa das Andorinhas',
  client: 'Amara Okafor',
  amount: 525.66,
  currency: 'USD',
  state: 'open',
  expires_at: '2027-01-15T13:00:00.000Z',
  booking_id: null,
}
const links: PayLink[] = [
  link,
  { ...link, link_id: 'pln_2', state: 'paid', booking_id: 'bkg_1', title: 'Hotel Miradouro da Graça with a rather long name', client: 'Rafael Duarte' },
  { ...link, link_id: 'pln_5', state: 'cancelled', booking_id: 'bkg_2', title: 'Hotel do Chiado' },
  { ...link, link_id: 'pln_3', state: 'expired', title: 'Largo do Carmo' },
  { ...link, link_id: 'pln_4', state: 'withdrawn', amount: 1_204 },
]
const clients = [
  { user_id: 'usr_1', name: 'Amara Okafor', first_name: 'Amara', last_name: 'Okafor', phone: null, email: 'client@northwind.test' },
  { user_id: 'usr_2', name: 'Rafael Duarte', first_name: 'Rafael', last_name: 'Duarte', phone: null, email: 'second.client@northwind.test' },
]

const preview = {
  ...{ agency: 'Northwind Agents', title: 'Casa das Gaivotas', city: 'Lisbon', image: '', art: '' },
  ...{ from: '2027-03-01', to: '2027-03-03', total: 181.47, pay_now: 174.22, currency: 'USD' },
  ...{ state: 'open' as const, expires_at: '2027-01-15T13:05:00Z' },
}

const list = (state: Exclude<LinksState, { kind: 'guest' }>) => () => <PayLinks state={state} onChanged={nothing} />
const opened = (state: OpenedLinkState) => () => (
  <div className="grid max-w-[42rem] gap-5">
    <OpenedLink state={state} />
  </div>
)
const NOBODY: TypedGuests = { guests: [], email: '' }
const send =
  (state: SendState, typed = NOBODY) =>
  () => (
    <DialogPlace value="in-page">
      <SendView state={state} typed={typed} onSend={nothing} onClose={nothing} />
    </DialogPlace>
  )
const withdraw = (state: WithdrawState) => () => (
  <DialogPlace value="in-page">
    <WithdrawView state={state} link={link} onWithdraw={nothing} onClose={nothing} />
  </DialogPlace>
)

/** The agent's links, the dialogs that send and withdraw one, and the page that the client opens. */
export const states = {
  links: list({ kind: 'shown', page: { links, next: 'pln_4' } }),
  'links, none': list({ kind: 'shown', page: { links: [], next: null } }),
  'links, no agent': list({ kind: 'not_agent', message: 'Pay links are sent by agents. Nothing was changed.' }),
  'links, unreachable': list({ kind: 'unreachable', message: 'Something went wrong on our side.' }),
  'at the checkout': () => <SendPayLink checkoutId="chk_1" readTyped={() => NOBODY} />,
  'send, fetching clients': send({ step: 'asking' }),
  'send, choosing': send({ step: 'choosing', clients, note: null }),
  'send, nobody chosen': send({ step: 'choosing', clients, note: null, missing: 'client' }),
  'send, one client': send({ step: 'choosing', clients: clients.slice(0, 1), note: null }),
  'send, refused once': send({
    step: 'choosing',
    clients,
    note: 'The price has changed, so no link was sent. The room is held for you at the old price until your time runs out.',
  }),
  'send, at work': send({ step: 'sending', clients }),
  'send, no clients yet': send(
    { step: 'choosing', clients: [], note: null },
    { guests: [{ first_name: 'Nora', last_name: 'Albright' }], email: 'nora@example.com' },
  ),
  'send, a new client without an email': send({ step: 'choosing', clients: [], note: null, missing: 'email' }),
  'send, typed at the checkout': send({ step: 'choosing', clients, note: null }, { guests: [], email: 'Second.Client@northwind.test' }),
  'send, sent': send({ step: 'sent', sent: { link, url: 'https://agents.example/pay/3x8mQp0Yc7Tn5vRk2WzJd9LfHs1AuGb4EoXiCqMyBtN' } }),
  'withdraw, sure': withdraw({ step: 'sure' }),
  'withdraw, at work': withdraw({ step: 'withdrawing' }),
  'withdraw, refused': withdraw({
    step: 'refused',
    message: 'Your client has paid this or is paying it now, so the link stays. You find the booking with your client.',
  }),
  'door, guest': opened({ kind: 'guest', preview }),
  'door, guest, unread': opened({ kind: 'guest', preview: null }),
  'door, ended': opened({ kind: 'ended', message: 'This link has run out or was taken back. Nothing was charged. Please ask your agent for a new one.' }),
  'door, not here': opened({ kind: 'not_here' }),
  'door, unreachable': opened({ kind: 'unreachable', message: 'Something went wrong on our side.' }),
}
