import type { Site } from '../../shared/content/schemas/site.ts'

/** A company that shares only the names of social networks with the project's. */
export const otherCompany = {
  name: 'Fennimore Labs',
  legalName: 'Fennimore Labs & Sons, Inc.',
  tagline: 'Models for small mills',
  description: 'Fennimore Labs advises mills in Duluth on models that earn their keep.',
  email: { info: 'hello@fennimore.example', careers: 'work@fennimore.example', sender: 'post@fennimore.example' },
  phone: { display: '(218) 555-0177', tel: '+12185550177' },
  address: { street: '7 Ore Dock Road', locality: 'Duluth', region: 'MN', postalCode: '55802', country: 'US' },
  location: 'Duluth, MN',
  social: [
    { network: 'LinkedIn', url: 'https://linkedin.example/company/fennimore' },
    { network: 'YouTube', url: 'https://youtube.example/@fennimore' },
    { network: 'Twitter', url: 'https://twitter.example/fennimore' },
    { network: 'Instagram', url: 'https://instagram.example/fennimore' },
  ],
  podcastUrl: 'https://podcast.fennimore.example/',
  copyright: { year: 2031, notice: 'Fennimore Labs is a trademark of its owners.' },
  sample: false,
} as const satisfies Site
