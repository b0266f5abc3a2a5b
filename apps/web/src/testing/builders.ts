import type { PostList } from '../features/blog/api/load-blog.js';
import type { Business } from '../features/business/api/load-business.js';
import type { BusinessList } from '../features/business-list/api/load-business-list.js';
import type { Post } from '../features/post/api/load-post.js';
import type {
  BusinessCardFragment,
  GetLayoutQuery,
  ListCategoriesQuery,
  MyReviewFieldsFragment,
  PostCardFragment,
  ReviewListFieldsFragment,
} from '../lib/graphql/types.js';
import type { ListedProduct, ProductList } from '../features/products/api/load-products.js';
import type { BusinessCards } from '../features/listing/load-place.js';
import type { Site } from '../lib/site.js';
import type { Visitor } from '../lib/store/session.slice.js';

export const aSite = (over: Partial<Site> = {}): Site => ({
  brand: 'Pazar',
  origin: 'https://pazar.example',
  locale: 'tr',
  contact: { email: 'bilgi@pazar.example', phone: '+90 212 555 00 00', address: 'Fatih, Istanbul' },
  ...over,
});

export const aVisitor = (over: Partial<Visitor> = {}): Visitor => ({
  id: 'account-1',
  name: 'Zeynep Kılıç',
  verified: true,
  ...over,
});

export const aCategory = (slug = 'baharat', name = 'Baharat') => ({ id: `category-${slug}`, slug, name });

export const countedCategories = (count: number): ListCategoriesQuery['categories'] =>
  Array.from({ length: count }, (_, index) => ({
    ...aCategory(`kategori-${index + 1}`, `Kategori ${index + 1}`),
    businessCount: 1000 + index,
  }));

export const aLayout = (count = 6): GetLayoutQuery['layout'] => ({
  footerCategories: countedCategories(Math.min(count, 5)),
  categoryCount: count,
});

export const aBusinessCard = (over: Partial<BusinessCardFragment> = {}): BusinessCardFragment => ({
  id: 'business-1',
  slug: 'anadolu-baharat-evi',
  name: 'Anadolu Baharat Evi',
  description: 'Haftalik ogutulen baharat.',
  verified: false,
  featured: false,
  websiteUrl: 'https://www.anadolu.example/',
  logoUrl: null,
  coverImageUrl: null,
  photoUrl: null,
  averageRating: 4.8,
  reviewCount: 126,
  distance: null,
  categories: [aCategory()],
  headquarters: { city: 'Bursa', country: 'Turkey' },
  ...over,
});

export const businessCards = (count: number): BusinessCardFragment[] =>
  Array.from({ length: count }, (_, index) =>
    aBusinessCard({ id: `business-${index}`, slug: `firma-${index}`, name: `Firma ${index}` }),
  );

export const aList = (over: Partial<BusinessList> = {}): BusinessList => ({
  items: businessCards(2),
  total: 2,
  totalIsLowerBound: false,
  page: 1,
  totalPages: 1,
  sort: 'RATING',
  reduced: false,
  partly: false,
  didYouMean: null,
  parts: [],
  facets: [
    { category: aCategory(), count: 48 },
    { category: aCategory('sut-urunleri', 'Sut Mamulleri'), count: 41 },
  ],
  serviceFacets: [],
  selectedServices: [],
  openCount: null,
  ratingFacets: [],
  certificateFacets: [],
  selectedCertificates: [],
  selectedCategories: [],
  canonicalCategories: [],
  ...over,
});

export const aProduct = (over: Partial<ListedProduct> = {}): ListedProduct => ({
  id: 'product-1',
  name: 'Pul Biber',
  slug: 'pul-biber-1',
  description: 'Orta aci, gunes kurusu.',
  price: 1249.9,
  unit: null,
  imageUrl: null,
  category: aCategory(),
  businesses: [{ id: 'business-1', slug: 'anadolu-baharat-evi', name: 'Anadolu Baharat Evi', city: null }],
  ...over,
});

export const aProductList = (over: Partial<ProductList> = {}): ProductList => ({
  items: [aProduct(), aProduct({ id: 'product-2', name: 'Kimyon', price: null })],
  total: 2,
  meant: 2,
  partly: false,
  sort: 'NAME',
  everything: 486,
  totalIsLowerBound: false,
  totalPages: 1,
  reduced: false,
  categories: [aCategory()],
  category: null,
  canonicalCategory: null,
  ...over,
});

export const aLocation = (over: Partial<Business['locations'][number]> = {}): Business['locations'][number] => ({
  id: 'location-1',
  address: 'Tahmis Sokak 12',
  city: 'Bursa',
  citySlug: 'bursa',
  borough: 'Osmangazi',
  region: 'Marmara',
  country: 'Turkey',
  postalCode: '16010',
  latitude: 40.18,
  longitude: 29.06,
  phone: '+90 224 555 11 22',
  email: null,
  isHeadquarters: true,
  ...over,
});

export const aReview = (over: Partial<ReviewListFieldsFragment['items'][number]> = {}) => ({
  id: 'review-1',
  userName: 'Selin Aksoy',
  rating: 5,
  comment: 'Pul biberin kokusu harika.',
  postedAt: '2026-10-30T09:00:00.000Z',
  editedAt: null,
  photos: [],
  ...over,
});

/** The first page of 126 reviews. */
export const aReviewList = (over: Partial<ReviewListFieldsFragment> = {}): ReviewListFieldsFragment => ({
  items: [aReview()],
  total: 126,
  averageRating: 4.8,
  ratingCounts: null,
  page: 1,
  totalPages: 13,
  ...over,
});

export const noReviews = () => aReviewList({ items: [], total: 0, averageRating: null, totalPages: 0 });

export const aMyReview = (over: Partial<MyReviewFieldsFragment> = {}): MyReviewFieldsFragment => ({
  ...aReview({ id: 'review-own', userName: 'Zeynep Kılıç', rating: 4 }),
  businessId: 'business-1',
  photos: [],
  status: 'VISIBLE',
  heldFor: null,
  hiddenFor: null,
  businessName: 'Anadolu Baharat Evi',
  businessSlug: 'anadolu-baharat-evi',
  ...over,
});

export const aBusiness = (over: Partial<Business> = {}): Business => ({
  ...aBusinessCard(),
  established: '1974',
  reviews: aReviewList(),
  phone: null,
  email: 'siparis@anadolu.example',
  headquarters: aLocation(),
  locations: [aLocation()],
  openingHours: [],
  products: [],
  certificates: [],
  serviceAttributes: [],
  neighbours: null,
  ownership: null,
  photos: [],
  ...over,
});

export const aBlogCategory = (slug = 'rehber', name = 'Rehber', color = '#84CC16') => ({
  id: `blog-category-${slug}`,
  slug,
  name,
  color,
});

export const aPostCard = (over: Partial<PostCardFragment> = {}): PostCardFragment => ({
  id: 'post-1',
  slug: 'nar-hasadi',
  title: 'Nar hasadi',
  excerpt: 'Hicaz mi, devedisi mi?',
  featuredImageUrl: null,
  isFeatured: false,
  date: '2026-10-19T09:00:00.000Z',
  category: aBlogCategory(),
  viewCount: 3310,
  ...over,
});

export const postCards = (count: number): PostCardFragment[] =>
  Array.from({ length: count }, (_, index) =>
    aPostCard({ id: `post-${index + 1}`, slug: `yazi-${index + 1}`, title: `Yazi ${index + 1}` }),
  );

export const aPostList = (over: Partial<PostList> = {}): PostList => ({
  items: postCards(2),
  total: 2,
  page: 1,
  totalPages: 1,
  category: null,
  canonicalCategory: null,
  ...over,
});

export const aPost = (over: Partial<Post> = {}): Post => ({
  ...aPostCard(),
  contentHtml: '<p>Suyu, tanesi ve raf omru.</p>',
  updatedAt: '2026-10-20T09:00:00.000Z',
  tags: ['nar', 'hasat'],
  author: { fullName: 'Deniz Aydan', avatarUrl: null },
  commentCount: 0,
  metaTitle: null,
  metaDescription: null,
  comments: [],
  related: [],
  ...over,
});

export const aBusinessPage = (over: Partial<BusinessCards> = {}): BusinessCards => ({
  items: businessCards(2),
  total: 2,
  totalIsLowerBound: false,
  totalPages: 1,
  reduced: false,
  ...over,
});
