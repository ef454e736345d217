import { say } from '@sojourn/i18n'
import { memo, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { StayProduct } from '../../stay-product.ts'

interface FormProps {
  readonly product: StayProduct
  readonly hotelId: string
  /** Dates and party: another feature's fields, handed in by the route. Their code is fetched when the form is first opened. */
  readonly fields: ReactNode
}

interface StayFormProps extends FormProps {
  readonly isOpen: boolean
  /** The stay that the page is about. */
  readonly children: ReactNode
}

/** The stay of the page, and what it opens: a plain GET form for another stay at the same property. */
export function StayForm({ product, hotelId, fields, isOpen, children }: StayFormProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(isOpen)
  const isHydrated = useHydrated()
  // Opened before scripts ran, the form of the server stays, with what was chosen in it.
  useLayoutEffect(() => {
    if (details.current?.open) setWanted(true)
  }, [])
  return (
    <details ref={details} className="lg:col-start-1 lg:row-start-1" open={isOpen || undefined} onToggle={() => setWanted(true)}>
      <summary className="w-fit list-none text-small text-ink-2 lg:ms-auto lg:pt-2.5">{children}</summary>
      <div className="pt-6 pb-2">{(isWanted || !isHydrated) && <Form product={product} hotelId={hotelId} fields={fields} />}</div>
    </details>
  )
}

/** Rendered again, a part that waits for its code would lose what the server rendered, and what was typed into that. */
const Form = memo(({ product, hotelId, fields }: FormProps) => (
  <form action={product.paths.details} method="get" className="search-form stay-form">
    <input type="hidden" name="hotel" value={hotelId} />
    <Suspense fallback={<Skeleton className="h-16 w-full md:col-span-3" />}>{fields}</Suspense>
    <Button type="submit" look="ink" className="m-3 max-md:col-span-2">{say`Show prices`}</Button>
  </form>
))
