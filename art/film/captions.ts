/** Seconds and words; what is seen, and what it stands for. The film has no speech. */
const cues: readonly (readonly [from: number, to: number, text: string])[] = [
  [
    0.6,
    4.2,
    '[Soft music, the sound of water]\nDawn over a river. A good idea stands on one bank, daily work on the other.',
  ],
  [4.4, 8.5, 'Two surveyors sight across. Dashed lines draw the span before anything is built.'],
  [8.8, 12.4, 'Stone piers rise from both banks. Each side gives the other something to lean on.'],
  [12.6, 16.4, 'The arch grows from both ends and meets in the middle. A keystone closes it.'],
  [16.8, 20.4, 'Carpenters lay the deck plank by plank: the long, plain part of the work.'],
  [20.6, 24.2, 'Dusk. The first person crosses with a lantern, then a wagon, then two people side by side.'],
  [24.4, 27, 'The lanterns are lit along the bridge. What was a pilot now carries every day.'],
  [27.2, 29.9, 'The whole bridge shines in the river. Above it, the company’s mark.'],
]

export function renderCaptions(): string {
  const blocks = cues.map(([from, to, text], index) => `${index + 1}\n${toStamp(from)} --> ${toStamp(to)}\n${text}\n`)
  return `WEBVTT\n\n${blocks.join('\n')}`
}

function toStamp(seconds: number): string {
  return `00:${Math.floor(seconds / 60)
    .toString()
    .padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}
