export const sampleRate = 44100

export type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * sampleRate)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Scales both channels so that the loudest sample lies at `decibels` under full scale. */
export function normalise({ left, right }: Stereo, decibels: number): Stereo {
  let peak = 0
  for (const channel of [left, right]) for (const value of channel) peak = Math.max(peak, Math.abs(value))
  const factor = 10 ** (decibels / 20) / (peak || 1)
  return { left: left.map(value => value * factor), right: right.map(value => value * factor) }
}

/** A WAV file of 16 bits. */
export function encodeWav({ left, right }: Stereo): Buffer {
  const dataBytes = left.length * 4
  const file = Buffer.alloc(44 + dataBytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + dataBytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(dataBytes, 40)
  for (const [index, value] of left.entries()) {
    file.writeInt16LE(Math.round(value * 32767), 44 + index * 4)
    file.writeInt16LE(Math.round((right[index] ?? 0) * 32767), 46 + index * 4)
  }
  return file
}
