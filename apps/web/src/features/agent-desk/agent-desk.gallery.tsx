import { DialogPlace } from '../../ui/use-modal.ts'
import { AgentBarView } from './agent-bar.tsx'
import type { Desk } from './agent-desk-api.ts'
import { DeskView } from './desk-dialog.tsx'
import { MarkupForm } from './markup-form.tsx'
import { NewClientForm } from './new-client-form.tsx'
import { SalePanel } from './sale-panel.tsx'

const client = { user_id: 'usr_1', name: 'Amara Okafor', first_name: 'Amara', last_name: 'Okafor', email: 'client@northwind.test', phone: null }
const other = { ...client, user_id: 'usr_2', name: 'Rafael Duarte', email: 'second.client@northwind.test' }
const limits = { min_percent: 0, max_percent: 30 }
const desk: Desk = { client, markup_percent: 8, limits }
const nobody: Desk = { client: null, markup_percent: null, limits }
const sale = { client: null, net: 174.24, public_price: 181.47, markup: 7.23, sell: 181.47, currency: 'USD', paid_by: null, limits }
const nothing = () => {}
const dialog = (props: Partial<Parameters<typeof DeskView>[0]>) => () => (
  <DialogPlace value="in-page">
    <DeskView desk={desk} text="" clients={[client, other]} fault={null} onText={nothing} onChoose={nothing} {...props} />
  </DialogPlace>
)

/** For whom an agent works, what they put on, and what their client pays. */
export const states = {
  'bar, nobody chosen': () => <AgentBarView desk={nobody} onOpen={nothing} />,
  'bar, a client': () => <AgentBarView desk={desk} onOpen={nothing} />,
  'bar, with credit': () => <AgentBarView desk={desk} credit="Credit $4,733 of $5,000" onOpen={nothing} />,
  'clients, one chosen': dialog({}),
  'clients, fetching': dialog({ clients: null }),
  'clients, none found': dialog({ text: 'zz', clients: [] }),
  'clients, unreachable': dialog({ clients: null, fault: 'Something went wrong on our side.' }),
  'new client': () => <NewClientForm onAdd={async () => null} />,
  'markup, of all': () => <MarkupForm limits={limits} percent={null} onSave={async () => null} />,
  'markup, in percent': () => <MarkupForm limits={limits} percent={8} currency="USD" onSave={async () => null} />,
  'at a checkout': () => <SalePanel checkoutId="chk_1" sale={sale} client="Amara Okafor" locked={false} onChanged={nothing} />,
  'at a checkout, booked': () => <SalePanel checkoutId="chk_1" sale={sale} client={null} locked onChanged={nothing} />,
}
