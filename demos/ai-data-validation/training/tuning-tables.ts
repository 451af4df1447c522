import { Draw } from './draw.ts'
import { build, type MakeTable, slip, title } from './made-table.ts'

/**
 * Tables that imitate the columns and errors of well-known dirty tables: drinks those of Beers, papers those of Rayyan,
 * films those of Movies, taxpayers those of Tax. The forests were not trained on them, but the constants of the learning
 * from marks were chosen on them, so what they measure is no test: see untuned-tables.ts.
 */
export const tuningTables: Readonly<Record<string, MakeTable>> = {
  drinks: (seed, rows = 1500) => {
    const draw = new Draw(seed)
    const makers = draw.many(180, index => ({
      id: String(index),
      name: title(draw, 2),
      city: title(draw, 1),
      state: draw.letters(2).toUpperCase(),
    }))
    const styles = draw.many(60, () => title(draw, 3))
    return build(
      draw,
      rows,
      index => {
        const maker = draw.skewed(makers, 0.7)
        return {
          index: String(index),
          id: draw.digits(4),
          name: title(draw, draw.whole(1, 3)),
          style: draw.skewed(styles, 1.5),
          size: draw.skewed(['12', '16', '12', '24', '8.4', '32'], 2),
          strength: draw.chance(0.03) ? '' : String(Number((0.03 + 0.08 * draw.share() ** 2).toFixed(3))),
          bitterness: draw.chance(0.4) ? '' : String(draw.whole(5, 130)),
          maker: maker.id,
          company: maker.name,
          city: maker.city,
          state: maker.state,
        }
      },
      [
        [
          0.95,
          row => ({
            ...row,
            size: `${row.size}${row.size?.includes('.') ? '' : '.0'} ${draw.one(['oz', 'oz.', 'ounce', 'OZ'])}`,
          }),
        ],
        [0.25, row => ({ ...row, strength: row.strength === '' ? '' : `${row.strength}%` })],
        [0.9, row => ({ ...row, bitterness: row.bitterness || 'N/A' })],
        [0.05, row => ({ ...row, state: '', city: `${row.city} ${row.state}` })],
        [0.03, (row, own) => ({ ...row, state: own.letters(2).toUpperCase() })],
      ],
    )
  },
  papers: (seed, rows = 1000) => {
    const draw = new Draw(seed)
    const journals = draw.many(260, () => ({
      name: title(draw, draw.whole(2, 5)),
      short: title(draw, 2),
      issn: `${draw.digits(4)}-${draw.digits(4)}`,
    }))
    return build(
      draw,
      rows,
      index => {
        const journal = draw.skewed(journals, 1.2)
        const page = draw.whole(1, 1900)
        return {
          id: String(20_000 + index),
          article: `${title(draw, draw.whole(5, 14))}.`,
          language: draw.skewed(['eng', 'eng', 'fre', 'ger', 'spa'], 3),
          journal: journal.name,
          abbreviation: journal.short,
          issn: journal.issn,
          volume: draw.chance(0.05) ? '' : draw.digits(draw.whole(1, 3)),
          issue: draw.chance(0.1) ? '' : String(draw.whole(1, 12)),
          created: `${draw.whole(1, 12)}/${draw.whole(1, 28)}/${String(draw.whole(0, 20)).padStart(2, '0')}`,
          pages: `${page}-${draw.whole(1, 99)}`,
          authors: `{${draw.many(draw.whole(1, 6), () => `"${draw.letters(1).toUpperCase()}. ${title(draw, 1)}"`).join(',')}}`,
        }
      },
      [
        [
          0.2,
          row => ({
            ...row,
            created:
              row.created?.replace(
                /^(\d+)\/(\d+)\/(\d+)$/,
                (_, month: string, day: string, year: string) =>
                  `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
              ) ?? '',
          }),
        ],
        [0.12, row => ({ ...row, pages: row.pages?.replace(/^(\d+)-(\d+)$/, '$2-Jun') ?? '' })],
        [0.1, row => ({ ...row, language: '' })],
        [0.15, row => ({ ...row, issue: '-1' })],
        [0.06, (row, own) => ({ ...row, article: slip(own, row.article ?? '') })],
        [0.06, (row, own) => ({ ...row, journal: slip(own, row.journal ?? '') })],
        [0.05, row => ({ ...row, abbreviation: row.journal ?? '' })],
        [0.08, row => ({ ...row, issn: row.issn?.replace('-', '') ?? '' })],
      ],
    )
  },
  films: (seed, rows = 2500) => {
    const draw = new Draw(seed)
    const people = draw.many(900, () => title(draw, 2))
    const genres = draw.many(14, () => title(draw, 1))
    const countries = draw.many(25, () => title(draw, 1))
    const cast = () => draw.many(draw.whole(1, 4), () => draw.skewed(people, 1)).join(',')
    return build(
      draw,
      rows,
      () => {
        const year = draw.whole(1935, 2015)
        const minutes = draw.whole(60, 200)
        return {
          id: `f${draw.digits(7)}`,
          name: title(draw, draw.whole(1, 5)),
          year: String(year),
          released: `${draw.whole(1, 28)} ${draw.one(['January', 'March', 'June', 'October'])} ${year} (${draw.skewed(countries, 2)})`,
          director: draw.skewed(people, 0.5),
          cast: cast(),
          duration: draw.chance(0.05) ? '' : `${minutes} min`,
          rating: draw.chance(0.08) ? '' : (2 + draw.share() * 7).toFixed(1),
          votes: draw.chance(0.08) ? '' : draw.whole(5, 900_000).toLocaleString('en-US'),
          genre: draw.many(draw.whole(1, 3), () => draw.skewed(genres, 1)).join(','),
          places: draw.chance(0.4) ? '' : `${title(draw, 1)}, ${draw.skewed(countries, 2)}`,
          country: draw.skewed(countries, 2),
          language: draw.skewed(['English', 'French', 'English,Spanish', 'German'], 3),
          description: `${title(draw, 1)} ${draw.many(draw.whole(10, 30), () => draw.word()).join(' ')}.`,
        }
      },
      [
        [
          0.2,
          row => ({
            ...row,
            duration:
              row.duration?.replace(
                /^(\d+) min$/,
                (_, all: string) => `${Math.floor(Number(all) / 60)} hr. ${Number(all) % 60} min.`,
              ) ?? '',
          }),
        ],
        [0.15, row => ({ ...row, rating: row.rating?.replace(/\.\d$/, '') ?? '' })],
        [0.08, row => ({ ...row, votes: row.votes?.replaceAll(',', '') ?? '' })],
        [0.1, row => ({ ...row, year: `${row.year} ${Number(row.year) + 1}` })],
        [0.05, row => ({ ...row, released: row.year ?? '' })],
        [0.1, row => ({ ...row, language: '' })],
        [0.04, (row, own) => ({ ...row, director: slip(own, row.director ?? '') })],
      ],
    )
  },
  taxpayers: (seed, rows = 4000) => {
    const draw = new Draw(seed)
    const [first, last] = [draw.many(600, () => title(draw, 1)), draw.many(900, () => title(draw, 1))]
    const states = draw.many(50, () => ({
      code: draw.letters(2).toUpperCase(),
      rates: draw.many(4, () => draw.one(['0', '3.5', '5', '6.85', '7', '4.25'])),
      single: String(draw.whole(0, 30) * 100),
      married: String(draw.whole(0, 60) * 100),
      child: String(draw.whole(0, 20) * 100),
    }))
    const places = draw.many(Math.ceil(rows / 12), () => ({
      city: title(draw, 1).toUpperCase(),
      state: draw.one(states),
      zip: draw.digits(draw.chance(0.2) ? 4 : 5),
      area: draw.digits(3),
    }))
    return build(
      draw,
      rows,
      () => {
        const { city, zip, area, state } = draw.one(places)
        const isSingle = draw.chance(0.5)
        const hasChild = draw.chance(0.5)
        const salary = draw.whole(10, 200) * 500
        return {
          f_name: draw.one(first),
          l_name: draw.one(last),
          gender: draw.one(['M', 'F']),
          area_code: area,
          phone: `${draw.digits(3)}-${draw.digits(4)}`,
          city,
          state: state.code,
          zip,
          marital_status: isSingle ? 'S' : 'M',
          has_child: hasChild ? 'Y' : 'N',
          salary: String(salary),
          rate: state.rates[Math.floor(salary / 25_001)] ?? '7',
          single_exemp: isSingle ? state.single : '0',
          married_exemp: isSingle ? '0' : state.married,
          child_exemp: hasChild ? state.child : '0',
        }
      },
      [
        [0.06, row => ({ ...row, f_name: `${row.f_name}''` })],
        [0.05, row => ({ ...row, city: `${row.city}-*` })],
        [0.05, (row, own) => ({ ...row, state: own.one(states).code })],
        [0.1, row => ({ ...row, rate: row.rate?.includes('.') ? `${row.rate}0` : `${row.rate}.0` })],
        [0.06, (row, own) => ({ ...row, l_name: slip(own, row.l_name ?? '') })],
        [0.05, row => ({ ...row, zip: `0${row.zip?.slice(0, 3)}` })],
        [0.05, row => ({ ...row, marital_status: row.marital_status === 'S' ? 'M' : 'S' })],
        [0.04, row => ({ ...row, single_exemp: '' })],
        [0.04, row => ({ ...row, gender: '' })],
      ],
    )
  },
}
