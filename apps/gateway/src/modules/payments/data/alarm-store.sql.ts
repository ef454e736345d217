import { sql, write } from '@sojourn/db'
import type { AlarmStore } from './payment-store.ts'

interface Tables {
  payment_alarms: {
    org_id: string
    charge_id: string
    payment_id: string
    reason: 'amount_differs'
    asked_minor: number
    asked_currency: string
    told_minor: number
    told_currency: string
    created_ms: number
  }
}

export const alarmStore: AlarmStore = {
  async raise(tx, alarm) {
    const row = sql<Tables>(tx)
      .insertInto('payment_alarms')
      .values({
        org_id: alarm.merchantId,
        charge_id: alarm.chargeId,
        payment_id: alarm.paymentId,
        reason: alarm.reason,
        asked_minor: alarm.askedMinor,
        asked_currency: alarm.askedCurrency,
        told_minor: alarm.notifiedMinor,
        told_currency: alarm.reportedCurrency,
        created_ms: alarm.createdAtMs,
      })
      .onConflict((on) => on.doNothing())
    write(tx, row)
  },
}
