import { createRandom } from '../toolkit/random.ts'
import { ease, film, times } from './timeline.ts'
import { normalise, type Stereo, sampleRate, silence } from './wave.ts'

const tau = Math.PI * 2
const toHertz = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** Chords in D, as MIDI notes: they open with the dawn, stand still at the keystone and come home with the mark. */
const chords: readonly { readonly at: number; readonly notes: readonly number[] }[] = [
  { at: 0, notes: [38, 50, 57, 62, 66] },
  { at: 4.4, notes: [35, 47, 54, 62, 66] },
  { at: 8.8, notes: [43, 50, 59, 62, 66] },
  { at: 14.6, notes: [45, 52, 57, 61, 64] },
  { at: 17, notes: [35, 50, 54, 62, 69] },
  { at: 20.4, notes: [43, 50, 55, 62, 71] },
  { at: 24, notes: [45, 52, 57, 64, 69] },
  { at: 27, notes: [38, 50, 57, 66, 69] },
]

/** Plucked notes: time, note, strength. */
const plucks: readonly (readonly [number, number, number])[] = [
  [1.6, 74, 0.5],
  [2.7, 78, 0.4],
  [3.6, 81, 0.35],
  [4.6, 78, 0.5],
  [5.5, 74, 0.4],
  [6.4, 71, 0.45],
  [7.2, 74, 0.4],
  [8.0, 78, 0.35],
  [9.0, 67, 0.5],
  [9.9, 71, 0.4],
  [10.8, 74, 0.45],
  [11.7, 78, 0.4],
  [12.6, 79, 0.4],
  [13.4, 78, 0.4],
  [14.1, 76, 0.4],
  [times.keystone[0] + 0.5, 81, 0.65],
  [15.9, 76, 0.4],
  [16.6, 73, 0.35],
  [17.2, 74, 0.45],
  [17.9, 71, 0.35],
  [18.6, 69, 0.4],
  [19.3, 71, 0.35],
  [20.0, 74, 0.4],
  [20.8, 79, 0.45],
  [21.8, 78, 0.4],
  [22.7, 74, 0.4],
  [23.6, 71, 0.4],
  [24.4, 73, 0.4],
  [25.2, 76, 0.4],
  [26.0, 81, 0.4],
  [27.1, 86, 0.5],
  [27.7, 81, 0.35],
  [28.3, 78, 0.35],
]

/** The whole track: pads, plucks and the river, faded at both ends. */
export function composeTrack(): Stereo {
  const track = silence(film.seconds)
  for (const [index, chord] of chords.entries()) {
    addPad(track, chord.at, chords[index + 1]?.at ?? film.seconds, chord.notes)
  }
  for (const [at, note, strength] of plucks) addPluck(track, at, note, strength)
  addRiver(track)
  return normalise(fade(track), -9)
}

/** Soft voices of three partials, slightly out of tune to the left and the right. */
function addPad({ left, right }: Stereo, from: number, to: number, notes: readonly number[]): void {
  const [attack, release] = [1.9, 2.4]
  const first = Math.max(0, Math.round((from - 0.6) * sampleRate))
  const last = Math.min(left.length, Math.round((to + release) * sampleRate))
  for (const [voice, note] of notes.entries()) {
    const level = 0.058 / (1 + voice * 0.12)
    for (const [channel, detune] of [
      [left, 0.9988],
      [right, 1.0012],
    ] as const) {
      const step = (toHertz(note) * detune * tau) / sampleRate
      for (let i = first; i < last; i++) {
        const t = i / sampleRate
        const rise = ease(Math.min(1, (i - first) / (attack * sampleRate)))
        const fall = ease(Math.min(1, Math.max(0, (to + release - t) / release)))
        const phase = step * (i - first)
        const tone = Math.sin(phase) + 0.28 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase)
        const breath = 1 + 0.12 * Math.sin(t * 0.9 + voice)
        channel[i] = (channel[i] ?? 0) + tone * rise * fall * breath * level
      }
    }
  }
}

/** A string by Karplus and Strong, with a soft start and an echo on the other side. */
function addPluck({ left, right }: Stereo, at: number, note: number, strength: number): void {
  const random = createRandom(`pluck ${at}`)
  const period = Math.round(sampleRate / toHertz(note))
  const noise = Array.from({ length: period }, () => random.between(-1, 1))
  const string = noise.map(
    (_, i) => [0, 1, 2, 3, 4, 5].reduce((sum, back) => sum + (noise[(i + back) % period] ?? 0), 0) / 6,
  )
  const length = Math.round(2.6 * sampleRate)
  const pan = random.between(0.35, 0.65)
  const start = Math.round(at * sampleRate)
  const echo = Math.round(0.31 * sampleRate)
  for (let i = 0; i < length; i++) {
    const index = i % period
    const value = string[index] ?? 0
    string[index] = (value + (string[(index + 1) % period] ?? 0)) * 0.4985
    const soft = Math.min(1, i / 260) * ease(Math.min(1, (length - i) / 8000))
    const sound = value * soft * strength * 1.7
    add(left, start + i, sound * (1 - pan))
    add(right, start + i, sound * pan)
    add(left, start + i + echo, sound * pan * 0.34)
    add(right, start + i + echo, sound * (1 - pan) * 0.34)
  }
}

/** Water: noise through two slow filters, swelling and sinking. */
function addRiver({ left, right }: Stereo): void {
  for (const [channel, seed, phase] of [
    [left, 'river left', 0],
    [right, 'river right', 1.9],
  ] as const) {
    const random = createRandom(seed)
    let [low, lower] = [0, 0]
    for (let i = 0; i < channel.length; i++) {
      const t = i / sampleRate
      low += (random.between(-1, 1) - low) * 0.085
      lower += (low - lower) * 0.012
      const swell = 0.6 + 0.25 * Math.sin(t * 0.7 + phase) + 0.15 * Math.sin(t * 2.3 + phase * 2)
      channel[i] = (channel[i] ?? 0) + (low - lower) * swell * 0.085
    }
  }
}

function fade({ left, right }: Stereo): Stereo {
  const level = (_: number, i: number) =>
    ease(Math.min(1, i / (1.6 * sampleRate))) * ease(Math.min(1, (left.length - 1 - i) / (2.6 * sampleRate)))
  return {
    left: left.map((value, i) => value * level(value, i)),
    right: right.map((value, i) => value * level(value, i)),
  }
}

function add(channel: Float32Array, index: number, value: number): void {
  if (index < channel.length) channel[index] = (channel[index] ?? 0) + value
}
