import type { PriceLine } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import { localOnWire } from '../../sale/on-wire.ts'
import type { Line } from './lines.ts'

export const lineOnWire = ({ local, why: _, ...line }: Line): PriceLine => ({
  ...line,
  amount: toMajor(line.amount),
  ...(local && { local: localOnWire(local) }),
})
