import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterLoad } from '../../lib/after-load.ts'
import { answered } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { pageKindOf } from './page-kind.ts'

const AGE_MS = 60_000

/** Calls after which a person may own or owe another amount: of bookings and payments, of what is applied to a checkout, of cancellations and of value. */
export const movesMoney = (path: string): boolean =>
  /\/(book|cancel|claim|resume|renew|closeChallenge|retryPayment|paymentWithSavedCard|(apply|remove|unlock)\w*|\w*redemption\w*)$/i.test(path)

export interface FigureSource<T> {
  get(key: string, nowMs: number): Promise<T | null>
  forget(key: string): void
}

/** A figure that is asked for once, and again when it was forgotten or is a minute old. One that could not be read is asked for again the next time. */
export function createFigure<T>(ask: () => Promise<T | null>): FigureSource<T> {
  const memory = createMemory<T | null>({ forMs: AGE_MS, most: 1 })
  return {
    async get(key, nowMs) {
      const figure = await memory.recall(key, nowMs, ask)
      if (figure === null) memory.forget(key)
      return figure
    },
    forget: memory.forget,
  }
}

/** The figure of a person (`key`) in the bar of every page; null while it is not known. Asked for again after what may have changed it. */
export function useFigure<T>(source: FigureSource<T>, key: string): T | null {
  const { pathname } = useLocation()
  const [figure, setFigure] = useState<T | null>(null)
  useEffect(() => {
    let isHere = true
    const read = async () => {
      const known = await source.get(key, Date.now())
      if (isHere && known !== null) setFigure(known)
    }
    const hear = (path: string) => {
      if (!movesMoney(path)) return
      source.forget(key)
      void read()
    }
    // A payment may have been confirmed elsewhere, by the bank or by a page of its own.
    if (pageKindOf(pathname) === 'confirmed') source.forget(key)
    const callOff = afterLoad(() => void read())
    answered.add(hear)
    return () => {
      isHere = false
      callOff()
      answered.delete(hear)
    }
  }, [source, key, pathname])
  return figure
}
