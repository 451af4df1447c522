// Writes the invented data of the posts, content/data/trips.csv and scores.csv. The same every time.
import { writeFileSync } from 'node:fs'
import { makeScores } from './data/make-scores.ts'
import { makeTrips } from './data/make-trips.ts'

writeFileSync('content/data/trips.csv', makeTrips())
writeFileSync('content/data/scores.csv', makeScores())
