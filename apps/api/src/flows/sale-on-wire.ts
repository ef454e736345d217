import type { AgencySaleShape } from '@sojourn/contracts'
import { type Tx, toMajor } from '@sojourn/kernel'
import { type AgencySale, sellOf } from '../modules/agency-sales/index.ts'
import { type AgencyPeople, nameOf } from './agency-people.ts'

/** A sale as its agent and operators see it. */
export async function saleOnWire({ people }: { readonly people: Pick<AgencyPeople, 'find'> }, tx: Tx, sale: AgencySale): Promise<AgencySaleShape> {
  const client = sale.clientId && (await people.find(tx, sale.clientId))
  return {
    client: client ? { user_id: client.userId, name: nameOf(client) } : null,
    net: toMajor(sale.net),
    public_price: toMajor(sale.publicTotal),
    markup: toMajor(sale.markup),
    sell: toMajor(sellOf(sale)),
    currency: sale.net.currency,
    paid_by: sale.paidBy,
  }
}
