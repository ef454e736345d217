import type { PriceLine } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import type { Line } from './domain/lines.ts'

export const lineOnWire = (line: Line): PriceLine => ({ ...line, amount: toMajor(line.amount) })
