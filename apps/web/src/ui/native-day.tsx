import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface NativeDayProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  readonly value: string
  readonly onDay: (day: string) => void
}

/** The browser's own date field: for those who have no scripts, and until they run. A day that was chosen before is not lost when they do. */
export function NativeDay({ value, onDay, ...input }: NativeDayProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const chosen = field.current?.value
    if (chosen && chosen !== value) onDay(chosen)
  }, [value, onDay])
  return <input {...input} ref={field} type="date" value={value} onChange={(event) => onDay(event.target.value)} />
}
