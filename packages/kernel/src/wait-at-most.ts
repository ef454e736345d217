/** Waits for work, and no longer than this; what is slower goes on in the background, and what fails later than that is not reported. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  work.catch(() => undefined)
  try {
    await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
