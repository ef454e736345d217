import type { Outcome, Tx } from '@sojourn/kernel'
import { type Answer, answer, missing } from '../http/answer.ts'
import type { SecretCall, Work } from '../http/secret-route.ts'
import type { Opened, Payment } from '../modules/payments/index.ts'
import { type NamingParams, nameMethod, namesCard } from './add-method.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'
import { presentIntent } from './present-payments.ts'

type Call = SecretCall<NamingParams & { readonly customer?: string | undefined; readonly confirm: boolean }>

interface OpeningDeps {
  /** Opens it for this card, or for none yet. */
  create(methodId: string | null, tx?: Tx): Promise<Outcome<Opened>>
  /** Confirms it, in the same call. */
  confirm(payment: Payment, methodId: string | null): Promise<Answer>
}

/** How a payment or a setup is opened: in one transaction where no card is named and nothing confirmed, because then only our own database is called. */
export function openingWork(deps: PaymentRoutesDeps, { merchant, input, requestKey }: Call, { create, confirm }: OpeningDeps): Work {
  const { payments, vault, secrets } = deps
  const isKnown = async (tx?: Tx) => !input.customer || (await vault.findCustomer(merchant.id, input.customer, tx)) !== null

  async function outside(): Promise<Answer> {
    // Run again after a crash: the first run has tried its card, which may be spent by now, and is not tried twice.
    const tried = input.confirm ? await payments.findTried(merchant.id, requestKey) : null
    if (tried) return confirmedAnswer(deps, await payments.withTries(tried))
    if (!(await isKnown())) return missing('customer', 'customer')
    const method = await nameMethod(deps, merchant.id, input)
    if (!method.ok) return refusalAnswer(method.refusal, secrets)
    const made = await create(method.value)
    if (!made.ok) return refusalAnswer(made.refusal, secrets)
    const { payment } = made.value
    return input.confirm ? confirm(payment, method.value) : answer(await presentIntent(deps, await payments.withTries(payment)))
  }

  async function inside(tx: Tx): Promise<Answer> {
    if (!(await isKnown(tx))) return missing('customer', 'customer')
    const made = await create(null, tx)
    if (!made.ok) return refusalAnswer(made.refusal, secrets)
    return answer(await presentIntent(deps, await payments.withTries(made.value.payment, tx), tx))
  }

  return input.confirm || namesCard(input) ? { outside } : { inside }
}
