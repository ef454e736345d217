import type { Price } from '@sojourn/contracts'
import { dayText, moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { ReceiptLine } from '../../../../ui/receipt.tsx'
import { HOTELS, type StayProduct } from '../../stay-product.ts'

/** A price line by line: each night, taxes and fees, the sum, and when it is paid. */
export function Nights({ price, product: { words } = HOTELS }: { price: Price; product?: StayProduct }) {
  const text = (amount: number) => moneyText(amount, price.currency)
  const { per_night: nights } = price
  return (
    <dl>
      <ReceiptLine label={nights.length > 0 ? words.unitNights(nights.length) : words.unit} amount={text(price.base)} />
      {nights.length > 1 && nights.map(({ date, amount }) => <ReceiptLine key={date} tone="quiet" label={dayText(date)} amount={text(amount)} />)}
      {price.taxes > 0 && <ReceiptLine label={say`Taxes`} amount={text(price.taxes)} />}
      {price.fees > 0 && <ReceiptLine label={say`Fees`} amount={text(price.fees)} />}
      <ReceiptLine tone="strong" label={say`Your stay costs`} amount={text(price.total)} />
      <ReceiptLine tone="quiet" label={say`Charged now`} amount={moneyOrNothing(price.pay_now, price.currency, say`Nothing`)} />
      {price.pay_at_property > 0 && <ReceiptLine tone="quiet" label={say`Later, at the property`} amount={text(price.pay_at_property)} />}
    </dl>
  )
}
