import type { ComponentType, LazyExoticComponent } from 'react'
import type { Data } from './http.ts'

/** What a product's form asks of a booked item that is to be otherwise. */
export interface ChangeFormProps {
  readonly item: Data<'/api/bookingHistory/get'>['items'][number]
  /** It is being priced. */
  readonly busy: boolean
  /** What is wanted, in the fields that the product's `changes` names: it is priced and shown before anything changes. */
  readonly onWanted: (wanted: Readonly<Record<string, unknown>>) => void
}

/** By `lazy`, so that pages without it do not carry it. It has its own button that asks for the price. */
export type ChangeForm = ComponentType<ChangeFormProps> | LazyExoticComponent<ComponentType<ChangeFormProps>>
