// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
/** Every operation the site may send, with its text. Server only: browsers send the hash. */
export const OPERATIONS: { name: string; text: string }[] = [
  {
    name: 'GetBusiness',
    text: 'query GetBusiness($slug:String!){business(slug:$slug){__typename ...on BusinessFound{business{id slug name description verified featured established phone email websiteUrl averageRating reviewCount categories{id slug name}headquarters{...LocationFields}locations{...LocationFields}openingHours{dayOfWeek opens closes isClosed}products{id name description price category{id slug name}}certificates{id name description issuedDate expiryDate}}}...on BusinessMoved{slug}}}fragment LocationFields on Location{id address city citySlug borough region country postalCode latitude longitude phone email isHeadquarters}',
  },
  { name: 'GetLayout', text: 'query GetLayout{layout{footerCategories{id slug name}categoryCount}}' },
  {
    name: 'ListBusinesses',
    text: 'query ListBusinesses($q:String$categories:[String!]$sort:BusinessSort$page:Int!){businessList(q:$q categories:$categories sort:$sort page:$page){items{...BusinessCard}total totalIsLowerBound page totalPages sort reduced facets{category{id slug name}count}selectedCategories{id slug name}canonicalCategories}}fragment BusinessCard on Business{id slug name description verified featured websiteUrl averageRating reviewCount categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'ListCategories',
    text: 'query ListCategories($first:Int!){categories(first:$first){id slug name businessCount}}',
  },
  {
    name: 'ListRecentBusinesses',
    text: 'query ListRecentBusinesses($first:Int!){recentBusinesses(first:$first){...BusinessCard}}fragment BusinessCard on Business{id slug name description verified featured websiteUrl averageRating reviewCount categories{id slug name}headquarters{city country}}',
  },
];
