import type { PriceLine } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import type { Line } from './lines.ts'

export const lineOnWire = (line: Line): PriceLine => ({ ...line, amount: toMajor(line.amount) })
