import type { Due, PaymentRoute } from './payment-step-props.ts'

/** Whether what is applied pays all that is due now, so that nothing is left for a card. */
export const isCovered = (due: Due): boolean => due.now > 0 && due.card === 0

/** Whether there is nothing to pay at all, now or later, and no card is asked for. */
export const isFree = (due: Due, route: PaymentRoute['route']): boolean => route === 'none' && due.now === 0 && due.card === 0 && due.at_property === 0

/**
 * How it is paid with the present tenders. The server sends it with the page; between a change of tenders and its next answer nothing goes to a card
 * that has nothing to pay (B4.4).
 */
export const routeOf = ({ route, guarantee }: PaymentRoute, due: Due): PaymentRoute['route'] => (isCovered(due) ? (guarantee ? 'set_up' : 'none') : route)

/** Something is due by card and the way it is paid is not known yet. */
export const isUnsettled = ({ route }: PaymentRoute, due: Due): boolean => route === 'none' && due.card > 0
