/**
 * Lets styles lay the rest of a new page out in its first frames (`laid-out-in-frame`), as the loader does with the
 * document's own page, so that the upper part is seen before.
 */
export function layOutInFrames(): void {
  const isCounting = isLaidOutInFrames()
  document.documentElement.dataset.frames = '11111'
  if (!isCounting) countDown()
}

/** All of the page at once, where a place further down is looked for. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.frames
}

export function isLaidOutInFrames(): boolean {
  return document.documentElement.dataset.frames !== undefined
}

function countDown(): void {
  const { dataset } = document.documentElement
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset.frames === undefined) return
      dataset.frames = dataset.frames.slice(1)
      if (dataset.frames === '') layOutAtOnce()
      else countDown()
    }),
  )
}
