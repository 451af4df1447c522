/** How long tasks may hold up the event loop before it reads and accepts connections again. */
const sliceMs = 1

/**
 * Returns a function that runs tasks in the order of its calls, a few milliseconds at a time. Node accepts one connection
 * and reads all others in each turn of the event loop, so with hundreds of expensive requests in one turn a new visitor
 * would wait for seconds.
 */
export function createTimeSlices(): (task: () => void) => void {
  let waiting: (() => void)[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(runSlice)
  }

  function runSlice(): void {
    isScheduled = false
    const end = performance.now() + sliceMs
    let done = 0
    try {
      for (const task of waiting) {
        done += 1
        task()
        if (performance.now() >= end) break
      }
    } finally {
      waiting = waiting.slice(done)
      if (waiting.length > 0) schedule()
    }
  }

  return task => {
    waiting.push(task)
    schedule()
  }
}
