/** How long tasks may hold up the event loop before it reads and accepts connections again. */
const sliceMs = 1

/**
 * Returns a function that runs tasks in the order of its calls, a millisecond at a time. Node accepts one connection
 * and reads all others in each turn of the event loop, so with hundreds of expensive requests in one turn a new visitor
 * would wait for seconds.
 */
export function createTimeSlices(): (task: () => void) => void {
  const waiting: (() => void)[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(runSlice)
  }

  function runSlice(): void {
    isScheduled = false
    const end = performance.now() + sliceMs
    try {
      do waiting.shift()?.()
      while (waiting.length > 0 && performance.now() < end)
    } finally {
      if (waiting.length > 0) schedule()
    }
  }

  return task => {
    waiting.push(task)
    schedule()
  }
}
