// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
};

export type BusinessSort = 'RELEVANCE' | 'RATING' | 'NAME' | 'NEWEST' | 'ADDED';

export type GetLayoutQueryVariables = Exact<{ [key: string]: never }>;

export type GetLayoutQuery = {
  layout: { categoryCount: number; footerCategories: Array<{ id: string; slug: string; name: string }> };
};

export type BusinessCardFragment = {
  id: string;
  slug: string;
  name: string;
  description: string;
  verified: boolean;
  featured: boolean;
  websiteUrl?: string | null;
  averageRating?: number | null;
  reviewCount: number;
  categories: Array<{ id: string; slug: string; name: string }>;
  headquarters?: { city: string; country: string } | null;
};

export type ListBusinessesQueryVariables = Exact<{
  q?: InputMaybe<Scalars['String']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  sort?: InputMaybe<BusinessSort>;
  page: Scalars['Int']['input'];
}>;

export type ListBusinessesQuery = {
  businessList: {
    total: number;
    totalIsLowerBound: boolean;
    page: number;
    totalPages: number;
    sort: BusinessSort;
    reduced: boolean;
    canonicalCategories: Array<string>;
    items: Array<{
      id: string;
      slug: string;
      name: string;
      description: string;
      verified: boolean;
      featured: boolean;
      websiteUrl?: string | null;
      averageRating?: number | null;
      reviewCount: number;
      categories: Array<{ id: string; slug: string; name: string }>;
      headquarters?: { city: string; country: string } | null;
    }>;
    facets: Array<{ count: number; category: { id: string; slug: string; name: string } }>;
    selectedCategories: Array<{ id: string; slug: string; name: string }>;
  };
};

export type GetBusinessQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type GetBusinessQuery = {
  business:
    | {
        __typename: 'BusinessFound';
        business: {
          id: string;
          slug: string;
          name: string;
          description: string;
          verified: boolean;
          featured: boolean;
          established?: string | null;
          phone?: string | null;
          email?: string | null;
          websiteUrl?: string | null;
          averageRating?: number | null;
          reviewCount: number;
          categories: Array<{ id: string; slug: string; name: string }>;
          headquarters?: {
            id: string;
            address: string;
            city: string;
            citySlug: string;
            borough?: string | null;
            region?: string | null;
            country: string;
            postalCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            phone?: string | null;
            email?: string | null;
            isHeadquarters: boolean;
          } | null;
          locations: Array<{
            id: string;
            address: string;
            city: string;
            citySlug: string;
            borough?: string | null;
            region?: string | null;
            country: string;
            postalCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            phone?: string | null;
            email?: string | null;
            isHeadquarters: boolean;
          }>;
          openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
          products: Array<{
            id: string;
            name: string;
            description: string;
            price?: number | null;
            category?: { id: string; slug: string; name: string } | null;
          }>;
          certificates: Array<{
            id: string;
            name: string;
            description?: string | null;
            issuedDate?: string | null;
            expiryDate?: string | null;
          }>;
        };
      }
    | { __typename: 'BusinessMoved'; slug: string }
    | { __typename: 'BusinessDeleted' }
    | { __typename: 'BusinessNotFound' };
};

export type LocationFieldsFragment = {
  id: string;
  address: string;
  city: string;
  citySlug: string;
  borough?: string | null;
  region?: string | null;
  country: string;
  postalCode?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  phone?: string | null;
  email?: string | null;
  isHeadquarters: boolean;
};

export type ListCategoriesQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;

export type ListCategoriesQuery = {
  categories: Array<{ id: string; slug: string; name: string; businessCount: number }>;
};

export type ListRecentBusinessesQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;

export type ListRecentBusinessesQuery = {
  recentBusinesses: Array<{
    id: string;
    slug: string;
    name: string;
    description: string;
    verified: boolean;
    featured: boolean;
    websiteUrl?: string | null;
    averageRating?: number | null;
    reviewCount: number;
    categories: Array<{ id: string; slug: string; name: string }>;
    headquarters?: { city: string; country: string } | null;
  }>;
};
