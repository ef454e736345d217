import { CurrencyList } from './currency-list.tsx'

const CURRENCIES = [
  { code: 'USD', name: 'US dollar' },
  { code: 'EUR', name: 'Euro' },
  { code: 'MXN', name: 'Mexican peso' },
]
const nothing = () => {}

/** The list of the modal: found, and nothing found. */
export const states = {
  currencies: () => <CurrencyList found={CURRENCIES} chosen="EUR" onChoose={nothing} />,
  'none found': () => <CurrencyList found={[]} chosen="EUR" onChoose={nothing} />,
}
