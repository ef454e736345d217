import { RangePicker, type RangePickerProps } from '../../../features/search-form/index.ts'
import type { Party } from '../../../lib/rooms.ts'
import { useNightPrices } from './use-night-prices.ts'

interface NightPricePickerProps extends RangePickerProps {
  readonly placeId: string
  readonly rooms: readonly Party[]
}

/** The calendar with what each night costs at the place. */
export function NightPricePicker({ placeId, rooms, ...picker }: NightPricePickerProps) {
  return <RangePicker {...picker} source={useNightPrices(placeId, rooms, picker.earliest)} />
}
