import { accept, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import type { Tender } from '../modules/payments/index.ts'
import type { CardRefusal, Method, OpenCard, Vault } from '../modules/vault/index.ts'
import { billingOf, type MethodData } from './method-params.ts'

export interface AddMethodDeps {
  readonly vault: Vault
  /** What is wrong with a card before anyone is asked; null where nothing is. */
  readonly refusesCard: (card: OpenCard & { code: string | null }) => CardRefusal | null
}

/** Stores a card that a server sent: it has no customer yet, and pays once or is attached. Refuses with `declined` and why, `no_such_token`. */
export async function addMethod({ vault, refusesCard }: AddMethodDeps, merchantId: OrgId, data: MethodData): Promise<Outcome<Method>> {
  const { name = null, email = null, phone = null, address = null } = billingOf(data.billing_details)
  const notes = { billing: { email, phone, address }, metadata: data.metadata }
  if ('token' in data.card) {
    const method = await vault.spendToken(merchantId, data.card.token, { ...notes, name })
    return method ? accept(method) : refuse('no_such_token')
  }
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = data.card
  const card = { number, expMonth, expYear, name }
  const failure = refusesCard({ ...card, code: cvc ?? null })
  if (failure) return refuse('declined', { failure })
  return accept(await vault.addMethod(merchantId, card, { ...notes, coded: cvc !== undefined }))
}

/** How a payment's parameters name a card: by its id, by a published name, or as data. */
export interface NamingParams {
  readonly payment_method?: string | undefined
  readonly payment_method_data?: MethodData | undefined
}

export const namesCard = ({ payment_method, payment_method_data }: NamingParams): boolean => payment_method !== undefined || payment_method_data !== undefined

/** With what a payment is paid whose server names this method; without one, with the card it names already. */
export const tenderOf = (methodId: string | null): Tender => (methodId === null ? { kind: 'named' } : { kind: 'saved', methodId })

/** The same of a confirmation's parameters. A published name is left to it, which writes its card down as what it is used for. */
export async function nameTender(deps: AddMethodDeps, merchantId: OrgId, input: NamingParams): Promise<Outcome<Tender>> {
  const { payment_method: name } = input
  if (name !== undefined && deps.vault.isPublished(name)) return accept({ kind: 'published', name })
  const method = await nameMethod(deps, merchantId, input)
  return method.ok ? accept(tenderOf(method.value)) : method
}

/** The method that a payment's parameters name; null where they name none. */
export async function nameMethod(
  deps: AddMethodDeps,
  merchantId: OrgId,
  { payment_method: name, payment_method_data: data }: NamingParams,
): Promise<Outcome<string | null>> {
  if (name !== undefined) return accept((await deps.vault.addPublished(merchantId, name))?.id ?? name)
  if (!data) return accept(null)
  const added = await addMethod(deps, merchantId, data)
  return added.ok ? accept(added.value.id) : added
}
