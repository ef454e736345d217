import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'

interface LaterProps<T> {
  /** Loaded already, or still loading. */
  readonly value: T | Promise<T>
  /** A new name shows the placeholder again. The same name keeps the old content until the new is loaded. */
  readonly name: string
  readonly skeleton: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Renders a value that may still be loading, and its placeholder until then. A value that is here is rendered at once, also on the server. */
export function Deferred<T>({ value, name, skeleton, children }: LaterProps<T>) {
  return (
    <Suspense key={name} fallback={skeleton}>
      <Await resolve={value}>{(ready) => children(ready as T)}</Await>
    </Suspense>
  )
}
