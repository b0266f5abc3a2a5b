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
  /** Path of a picture on this site. The query parameter `?w=` sets the width: 160, 320, 640, 960 or 1280 pixels. */
  Picture: { input: string; output: string };
};

/** Recognised meaning of words of a search text; `word` if it is uncertain. */
export type QueryPartKind =
  | 'category'
  | 'product'
  | 'place'
  | 'near'
  | 'open'
  | 'certificate'
  | 'service'
  | 'name'
  | 'word';

export type BusinessSort = 'RELEVANCE' | 'RATING' | 'NAME' | 'NEWEST' | 'ADDED' | 'NEAREST';

export type ManagedRole = 'admin' | 'editor' | 'moderator';

/** Status of the businesses that an import creates. */
export type ImportedStatus = 'active' | 'pending';

/** What happens to a row whose business already exists. */
export type OnDuplicate = 'skip' | 'update';

/** What happens to a row with the name of an existing business at another address. */
export type OnBranch = 'skip' | 'update' | 'branch';

/** What happens to a row that may be an existing business, without certainty. */
export type OnDoubtful = 'add' | 'skip' | 'update';

/** Format of an import file. `json`: maps-style records; `tsv`: columns of text. */
export type ImportForm = 'json' | 'tsv';

export type ImportStatus =
  | 'waiting'
  | 'staging'
  | 'review'
  | 'importing'
  | 'paused'
  | 'finished'
  | 'cancelled'
  | 'failed'
  | 'undoing'
  | 'undone';

export type ColumnSeparator = 'tab' | 'semicolon' | 'comma' | 'pipe';

export type RowMatchKind = 'duplicate' | 'branch' | 'doubtful';

export type RowOutcomeKind = 'created' | 'updated' | 'duplicate' | 'skipped' | 'invalid';

/** Fields of a row that can be edited in the review. */
export type EditedField =
  | 'name'
  | 'category'
  | 'address'
  | 'borough'
  | 'city'
  | 'established'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'websiteUrl'
  | 'minimumOrder'
  | 'logoUrl'
  | 'photoUrl';

/** Expected result of a row, from the dry run. */
export type RowForecast = 'new' | 'duplicate' | 'branch' | 'doubtful' | 'invalid';

/** What is done with a row. `update` and `branch` require a match. */
export type RowAction = 'skip' | 'add' | 'update' | 'branch';

/** What an undo did with the business that a row created. */
export type UndoOutcome = 'undone' | 'kept';

export type RowProblemKind = 'invalid' | 'duplicate' | 'branch' | 'doubtful' | 'warning';

/** Field of a business that a column of a file is imported into. */
export type ImportTarget =
  | 'name'
  | 'slug'
  | 'description'
  | 'address'
  | 'street'
  | 'houseNumber'
  | 'city'
  | 'province'
  | 'borough'
  | 'postalCode'
  | 'country'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'coordinates'
  | 'placeId'
  | 'googleId'
  | 'category'
  | 'type'
  | 'hours'
  | 'photosCount'
  | 'businessStatus'
  | 'rating'
  | 'established'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'websiteUrl'
  | 'minimumOrder'
  | 'logoUrl'
  | 'photoUrl';

export type FixedProblemKind = 'invalid' | 'warning';

/** Kind of page that a text belongs to. */
export type SeoEntityType = 'city' | 'district' | 'category';

export type ReviewStatus = 'VISIBLE' | 'PENDING' | 'HELD' | 'HIDDEN';

export type ProductSort =
  /** In the order of the Turkish alphabet; with a search text the best match first. */
  | 'NAME'
  /** Lowest price first; products with a price on request last. */
  | 'PRICE'
  /** Highest price first; products with a price on request last. */
  | 'PRICE_DESC';

export type SuggestedKind =
  | 'categories'
  | 'products'
  | 'businesses'
  | 'cities'
  | 'districts'
  | 'services'
  | 'certificates';

/** A position in WGS 84 degrees. */
export type NearInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  /** Maximum distance in kilometres, 1 to 500; unlimited if omitted. */
  withinKm?: InputMaybe<Scalars['Int']['input']>;
};

/** A rectangle of the map in WGS 84 degrees. It must not be empty and must not cross the date line. */
export type MapAreaInput = {
  west: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  east: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
};

export type ManagedListInput = {
  search: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: Scalars['String']['input'];
  descending: Scalars['Boolean']['input'];
};

/** An unsaved synonym or stop word. */
export type WordDraftInput = {
  /** Kind of the word: synonym or stop-word. */
  of: Scalars['String']['input'];
  /** Id of the stored word that it replaces; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  equivalents?: InputMaybe<Scalars['String']['input']>;
  narrower?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of businesses; omitted fields do not filter. */
export type ManagedBusinessFilter = {
  status?: InputMaybe<Scalars['String']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  cityKey?: InputMaybe<Scalars['String']['input']>;
  /** Only businesses with a certificate that expires in this period. */
  certificateEnds?: InputMaybe<CertificateEnds>;
  /** Only businesses that this import created or changed, except those that an undo reverted. */
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Only businesses without a category. */
  isWithoutCategory?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only businesses without a location. */
  isWithoutLocation?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A period; both days are included. Dates as YYYY-MM-DD. */
export type CertificateEnds = {
  from: Scalars['String']['input'];
  by: Scalars['String']['input'];
};

/** Filter of the audit log; omitted fields do not filter. */
export type ManagedAuditFilter = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  recordKind?: InputMaybe<Scalars['String']['input']>;
  recordId?: InputMaybe<Scalars['String']['input']>;
};

/** Filter of posts. A published post with a future date counts as scheduled. */
export type ManagedPostFilter = 'draft' | 'published' | 'archived' | 'scheduled';

export type ManagedCommentStatus = 'pending' | 'approved' | 'rejected';

export type RowProblemInput = {
  kind: RowProblemKind;
  reason: Scalars['String']['input'];
};

export type AddCommentInput = {
  postId: Scalars['ID']['input'];
  authorName: Scalars['String']['input'];
  authorEmail: Scalars['String']['input'];
  content: Scalars['String']['input'];
  /** Version of the privacy notice shown next to the form. */
  noticeVersion: Scalars['String']['input'];
  trap: FormTrap;
  /** UUID of this submission of the form. A repeat with the same UUID posts nothing twice. */
  commandId: Scalars['ID']['input'];
};

/** Data by which form submissions of bots are recognised. */
export type FormTrap = {
  /** Honeypot: a field hidden from people. Bots fill it in. */
  website: Scalars['String']['input'];
  /** Milliseconds between display and submission of the form. */
  elapsedMs: Scalars['Int']['input'];
};

export type PostReviewInput = {
  businessId: Scalars['ID']['input'];
  /** Rating, 1 to 5. Without it the mutation fails with `rating-missing`. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  comment: Scalars['String']['input'];
  /** UUID of this submission of the form. A repeat with the same UUID posts nothing twice. */
  commandId: Scalars['ID']['input'];
};

export type EditReviewInput = {
  id: Scalars['ID']['input'];
  /** Rating, 1 to 5. Without it the mutation fails with `rating-missing`. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  comment: Scalars['String']['input'];
  /** UUID of this submission of the form. A repeat with the same UUID posts nothing twice. */
  commandId: Scalars['ID']['input'];
};

export type ReportReviewInput = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
};

export type ReportReason = 'SPAM' | 'OFFENSIVE' | 'PERSONAL_DATA' | 'OFF_TOPIC' | 'FALSE_CLAIM' | 'OTHER';

export type StartClaimInput = {
  businessId: Scalars['ID']['input'];
  /** How ownership is proved: email-code, phone-code or document. */
  way: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
};

export type EnterClaimCodeInput = {
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
};

export type InviteOwnerInput = {
  businessId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  handsOver: Scalars['Boolean']['input'];
};

/** Changes of a page by its owner. Omitted fields stay unchanged; null clears a field. */
export type MyPageChanges = {
  name?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  certificates?: InputMaybe<Array<MyPageCertificateInput>>;
  headquarters?: InputMaybe<HeadquartersPlaceInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  openingHours?: InputMaybe<Array<WeeklyHoursInput>>;
  serviceAttributeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  products?: InputMaybe<Array<MyPageProductInput>>;
  phone?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type MyPageCertificateInput = {
  certificateId: Scalars['ID']['input'];
  issuedDate?: InputMaybe<Scalars['String']['input']>;
  expiryDate?: InputMaybe<Scalars['String']['input']>;
};

export type HeadquartersPlaceInput = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  borough?: InputMaybe<Scalars['String']['input']>;
};

export type WeeklyHoursInput = {
  /** 0 is Sunday. */
  dayOfWeek: Scalars['Int']['input'];
  /** HH:MM, Europe/Istanbul. */
  opens?: InputMaybe<Scalars['String']['input']>;
  closes?: InputMaybe<Scalars['String']['input']>;
  isClosed: Scalars['Boolean']['input'];
};

export type MyPageProductInput = {
  /** Id of the stored product; omit it for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['Float']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
};

export type MyPagePhotoInput = {
  id: Scalars['ID']['input'];
  /** Alternative text of the photo. */
  alt: Scalars['String']['input'];
};

export type SubmitBusinessInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  businessName: Scalars['String']['input'];
  address: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  /** Version of the privacy notice shown next to the form. */
  noticeVersion: Scalars['String']['input'];
  trap: FormTrap;
  /** UUID of this submission of the form. A repeat with the same UUID submits nothing twice. */
  commandId: Scalars['ID']['input'];
};

export type RequestQuotesInput = {
  what: Scalars['String']['input'];
  quantity: Scalars['Float']['input'];
  unit: Scalars['String']['input'];
  city: Scalars['String']['input'];
  borough?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  days: Scalars['Int']['input'];
  isSealed: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  businessIds: Array<Scalars['ID']['input']>;
  /** Version of the privacy notice shown next to the form. */
  noticeVersion: Scalars['String']['input'];
  trap: FormTrap;
  /** UUID of this submission of the form. A repeat with the same UUID has no further effect. */
  commandId: Scalars['ID']['input'];
};

export type QuoteOfferInput = {
  token: Scalars['String']['input'];
  unitPrice?: InputMaybe<Scalars['Float']['input']>;
  total?: InputMaybe<Scalars['Float']['input']>;
  deliveryDays?: InputMaybe<Scalars['Int']['input']>;
  validUntil?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** UUID of this submission of the form. A repeat with the same UUID has no further effect. */
  commandId: Scalars['ID']['input'];
};

export type SuggestChangeInput = {
  businessId: Scalars['ID']['input'];
  /** Reason: closed, moved, contact, hours or other. */
  reason: Scalars['String']['input'];
  values: SuggestedValuesInput;
  note?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for a thank-you mail if the suggestion is accepted. */
  replyTo?: InputMaybe<Scalars['String']['input']>;
  /** Version of the privacy notice shown next to the form. */
  noticeVersion: Scalars['String']['input'];
  trap: FormTrap;
  /** UUID of this submission of the form. A repeat with the same UUID suggests nothing twice. */
  commandId: Scalars['ID']['input'];
};

/** Suggested values. Omitted fields are correct as they are; null clears a field. */
export type SuggestedValuesInput = {
  headquarters?: InputMaybe<HeadquartersPlaceInput>;
  openingHours?: InputMaybe<Array<WeeklyHoursInput>>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpInput = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** Version of the privacy notice shown next to the form. */
  noticeVersion: Scalars['String']['input'];
  /** Path on this site that the visitor is sent to after following the mailed link. */
  returnPath?: InputMaybe<Scalars['String']['input']>;
  trap: FormTrap;
  /** UUID of this submission of the form. A repeat with the same UUID creates no second account. */
  commandId: Scalars['ID']['input'];
};

export type ChangeFavouritesInput = {
  /** Ids to add, the latest first; at most 50. */
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  replace?: InputMaybe<Array<HeirInput>>;
  /** UUID of the favourites that a browser stored before sign-in; adding the same batch again has no effect. */
  batch?: InputMaybe<Scalars['ID']['input']>;
};

/** A merged business and the business it was merged into. */
export type HeirInput = {
  formerId: Scalars['ID']['input'];
  heirId: Scalars['ID']['input'];
};

export type SaveSearchInput = {
  name: Scalars['String']['input'];
  criteria: SearchCriteriaInput;
  mails: Scalars['Boolean']['input'];
};

export type SearchCriteriaInput = {
  /** Search text; empty matches all businesses. */
  text: Scalars['String']['input'];
  /** Slugs of categories; a business must be in at least one. */
  categories: Array<Scalars['String']['input']>;
  /** Slugs; a business must have all of them. */
  services: Array<Scalars['String']['input']>;
  /** Slugs; a business must have all of them. */
  certificates: Array<Scalars['String']['input']>;
};

export type ManagedSeoTextInput = {
  type: SeoEntityType;
  key: Scalars['ID']['input'];
  html: Scalars['String']['input'];
  /** Version of the text that was edited; 0 if there was no text. */
  version: Scalars['Int']['input'];
};

/** Changes of a business. Omitted fields stay unchanged; null clears a field. */
export type ManagedBusinessChanges = {
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  established?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  photoUrl?: InputMaybe<Scalars['String']['input']>;
  photosCount?: InputMaybe<Scalars['Int']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  serviceAttributeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  locations?: InputMaybe<Array<ManagedLocationInput>>;
  openingHours?: InputMaybe<Array<ManagedOpeningHoursInput>>;
  certificates?: InputMaybe<Array<ManagedBusinessCertificateInput>>;
  products?: InputMaybe<Array<ManagedBusinessProductInput>>;
  /** New slug; the previous slug redirects to it. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedLocationInput = {
  /** Id of the stored location; omit it for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  borough?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isHeadquarters: Scalars['Boolean']['input'];
  /** Id of a district that was selected by hand; null if borough and address determine the district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
};

export type ManagedOpeningHoursInput = {
  /** 0 is Sunday. */
  dayOfWeek: Scalars['Int']['input'];
  /** HH:MM, Europe/Istanbul. */
  opens?: InputMaybe<Scalars['String']['input']>;
  closes?: InputMaybe<Scalars['String']['input']>;
  isClosed: Scalars['Boolean']['input'];
};

export type ManagedBusinessCertificateInput = {
  certificateId: Scalars['ID']['input'];
  issuedDate?: InputMaybe<Scalars['String']['input']>;
  expiryDate?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedBusinessProductInput = {
  /** Id of the stored product; omit it for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** Description; if omitted, the description of a stored product stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['Float']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
};

/** The change of a bulk edit; set exactly one field. */
export type ManagedBulkChanges = {
  status?: InputMaybe<Scalars['String']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Adds each business to this category. */
  addCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Removes each business from this category. */
  removeCategoryId?: InputMaybe<Scalars['ID']['input']>;
  addServiceAttributeId?: InputMaybe<Scalars['ID']['input']>;
  removeServiceAttributeId?: InputMaybe<Scalars['ID']['input']>;
};

export type ManagedInvitationInput = {
  username: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  role: ManagedRole;
};

export type ManagedAccountInput = {
  fullName: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  role: ManagedRole;
  active: Scalars['Boolean']['input'];
};

export type ManagedCategoryInput = {
  name: Scalars['String']['input'];
};

export type ManagedDistrictInput = {
  name: Scalars['String']['input'];
  city: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedCertificateInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedServiceAttributeInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  sortOrder?: InputMaybe<Scalars['Int']['input']>;
};

export type ManagedSynonymInput = {
  name: Scalars['String']['input'];
  equivalents?: InputMaybe<Scalars['String']['input']>;
  narrower?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedStopWordInput = {
  name: Scalars['String']['input'];
};

export type ManagedBlogCategoryInput = {
  name: Scalars['String']['input'];
  slug: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  color: Scalars['String']['input'];
};

export type ManagedScheduledImportInput = {
  name: Scalars['String']['input'];
  url: Scalars['String']['input'];
  form: Scalars['String']['input'];
  sheet?: InputMaybe<Scalars['String']['input']>;
  day: Scalars['String']['input'];
  time: Scalars['String']['input'];
  status: Scalars['String']['input'];
  businessStatus: Scalars['String']['input'];
  defaultCategory?: InputMaybe<Scalars['String']['input']>;
  defaultCity?: InputMaybe<Scalars['String']['input']>;
  onDuplicate: Scalars['String']['input'];
  onBranch: Scalars['String']['input'];
  reportTo?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedPostStatus = 'draft' | 'published' | 'archived';

export type ManagedPostInput = {
  slug: Scalars['String']['input'];
  title: Scalars['String']['input'];
  excerpt: Scalars['String']['input'];
  content: Scalars['String']['input'];
  featuredImageUrl?: InputMaybe<Scalars['String']['input']>;
  isFeatured: Scalars['Boolean']['input'];
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  status: ManagedPostStatus;
  /** Publication date, ISO 8601. A future date schedules the post. */
  publishedAt?: InputMaybe<Scalars['String']['input']>;
  tags: Array<Scalars['String']['input']>;
  metaTitle?: InputMaybe<Scalars['String']['input']>;
  metaDescription?: InputMaybe<Scalars['String']['input']>;
};

/** An uploaded file and how to read it. */
export type StartImportInput = {
  /** Id that the upload returned. */
  fileId: Scalars['ID']['input'];
  fileName: Scalars['String']['input'];
  form: ImportForm;
  /** Column separator; null means that it is recognised from the file. */
  separator?: InputMaybe<ColumnSeparator>;
  settings: ImportSettingsInput;
};

/** Settings for all rows without an individual choice. */
export type ImportSettingsInput = {
  status: ImportedStatus;
  defaultCategory?: InputMaybe<Scalars['String']['input']>;
  defaultCity?: InputMaybe<Scalars['String']['input']>;
  leaveOutWithoutCity?: InputMaybe<Scalars['Boolean']['input']>;
  gate?: InputMaybe<ImportGateInput>;
  onDuplicate: OnDuplicate;
  onBranch: OnBranch;
  onDoubtful?: InputMaybe<OnDoubtful>;
  typeCategories: Array<TypeChoiceInput>;
};

export type ImportGateInput = {
  invalid?: InputMaybe<Scalars['Int']['input']>;
  withoutCity?: InputMaybe<Scalars['Int']['input']>;
};

export type TypeChoiceInput = {
  type: Scalars['String']['input'];
  category: Scalars['String']['input'];
  /** Whether later imports use this category too. */
  remember: Scalars['Boolean']['input'];
};

/** Field that a column of a table is imported into; null leaves the column out. */
export type ChosenColumnInput = {
  name: Scalars['String']['input'];
  target?: InputMaybe<ImportTarget>;
  split?: InputMaybe<ColumnSplitInput>;
  values?: InputMaybe<Array<ReplacedValueInput>>;
};

/** How the text of a column is split into parts; the last part takes the remainder. */
export type ColumnSplitInput = {
  by: Scalars['String']['input'];
  /** Targets of the parts after the first one. */
  further: Array<ColumnPartInput>;
};

export type ColumnPartInput = {
  target?: InputMaybe<ImportTarget>;
};

/** A value of a column and its replacement. */
export type ReplacedValueInput = {
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

/** A constant text for a field that no column of the table provides. */
export type ConstantFieldInput = {
  target: ImportTarget;
  text: Scalars['String']['input'];
};

/** A choice for one row that overrides the settings; null removes the choice. */
export type ImportRowChoiceInput = {
  row: Scalars['Int']['input'];
  action?: InputMaybe<RowAction>;
  categoryNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type EditedValueInput = {
  target: EditedField;
  text: Scalars['String']['input'];
};

/** A fix: one value for all rows with a problem, or only for those with a given text in a column. */
export type RowFixInput = {
  problem: FixedProblemInput;
  where?: InputMaybe<FixConditionInput>;
  target: EditedField;
  text: Scalars['String']['input'];
};

export type FixedProblemInput = {
  kind: FixedProblemKind;
  reason: Scalars['String']['input'];
};

export type FixConditionInput = {
  column: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

/** A new product. */
export type ManagedProductInput = {
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  businessId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  price?: InputMaybe<Scalars['Float']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a product. Omitted fields stay unchanged; null clears a field. */
export type ManagedProductChanges = {
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  price?: InputMaybe<Scalars['Float']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  minimumOrder?: InputMaybe<Scalars['String']['input']>;
};

export type BusinessOfSubmissionInput = {
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  borough?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PageFieldsFragment = {
  established?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  websiteUrl?: string | null;
  minimumOrder?: string | null;
  logoUrl?: string | null;
  coverImageUrl?: string | null;
  photoUrl?: string | null;
};

export type CardFieldsFragment = {
  whatsapp?: string | null;
  websiteUrl?: string | null;
  logoUrl?: string | null;
  coverImageUrl?: string | null;
  photoUrl?: string | null;
};

export type OwnFieldsFragment = {
  phone?: string | null;
  whatsapp?: string | null;
  websiteUrl?: string | null;
  minimumOrder?: string | null;
  email?: string | null;
};

export type ProductFieldsFragment = { unit?: string | null; minimumOrder?: string | null };

export type EditedProductFieldsFragment = { unit?: string | null; minimumOrder?: string | null };

export type ListedProductFieldsFragment = { unit?: string | null; minimumOrder?: string | null };

export type OwnProductFieldsFragment = { unit?: string | null; minimumOrder?: string | null };

export type EditedFieldsFragment = {
  established?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  websiteUrl?: string | null;
  minimumOrder?: string | null;
  logoUrl?: string | null;
  coverImageUrl?: string | null;
  photoUrl?: string | null;
};

export type FieldsBesideTheirLikeFragment = { phone?: string | null; websiteUrl?: string | null };

export type ListedFieldsFragment = {
  established?: string | null;
  phone?: string | null;
  email?: string | null;
  websiteUrl?: string | null;
};

export type ImportedFieldsFragment = {
  established?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  websiteUrl?: string | null;
  minimumOrder?: string | null;
  logoUrl?: string | null;
  photoUrl?: string | null;
};

export type ManagedCategoriesQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedCategoriesQuery = {
  managedCategories: {
    total: number;
    items: Array<{ id: string; name: string; slug: string; businessCount: number; revision: number }>;
  };
};

export type CreateCategoryMutationVariables = Exact<{
  input: ManagedCategoryInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateCategoryMutation = {
  createCategory: { id: string; name: string; slug: string; businessCount: number; revision: number };
};

export type UpdateCategoryMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedCategoryInput;
}>;

export type UpdateCategoryMutation = {
  updateCategory: { id: string; name: string; slug: string; businessCount: number; revision: number };
};

export type DeleteCategoriesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  moveTo?: InputMaybe<Scalars['ID']['input']>;
}>;

export type DeleteCategoriesMutation = {
  deleteCategories: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreCategoriesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreCategoriesMutation = {
  restoreCategories: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedDistrictsQueryVariables = Exact<{
  list: ManagedListInput;
  cityKey?: InputMaybe<Scalars['ID']['input']>;
}>;

export type ManagedDistrictsQuery = {
  managedDistricts: {
    total: number;
    items: Array<{
      id: string;
      name: string;
      city: string;
      region?: string | null;
      country: string;
      description?: string | null;
      imageUrl?: string | null;
      slug: string;
      businessCount: number;
      revision: number;
    }>;
  };
};

export type CreateDistrictMutationVariables = Exact<{
  input: ManagedDistrictInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateDistrictMutation = {
  createDistrict: {
    id: string;
    name: string;
    city: string;
    region?: string | null;
    country: string;
    description?: string | null;
    imageUrl?: string | null;
    slug: string;
    businessCount: number;
    revision: number;
  };
};

export type UpdateDistrictMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedDistrictInput;
}>;

export type UpdateDistrictMutation = {
  updateDistrict: {
    id: string;
    name: string;
    city: string;
    region?: string | null;
    country: string;
    description?: string | null;
    imageUrl?: string | null;
    slug: string;
    businessCount: number;
    revision: number;
  };
};

export type DeleteDistrictsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteDistrictsMutation = { deleteDistricts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestoreDistrictsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreDistrictsMutation = {
  restoreDistricts: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedCertificatesQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedCertificatesQuery = {
  managedCertificates: {
    total: number;
    items: Array<{ id: string; name: string; description?: string | null; businessCount: number; revision: number }>;
  };
};

export type CreateCertificateMutationVariables = Exact<{
  input: ManagedCertificateInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateCertificateMutation = {
  createCertificate: { id: string; name: string; description?: string | null; businessCount: number; revision: number };
};

export type UpdateCertificateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedCertificateInput;
}>;

export type UpdateCertificateMutation = {
  updateCertificate: { id: string; name: string; description?: string | null; businessCount: number; revision: number };
};

export type DeleteCertificatesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteCertificatesMutation = {
  deleteCertificates: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreCertificatesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreCertificatesMutation = {
  restoreCertificates: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedServiceAttributesQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedServiceAttributesQuery = {
  managedServiceAttributes: {
    total: number;
    items: Array<{
      id: string;
      name: string;
      description?: string | null;
      sortOrder?: number | null;
      businessCount: number;
      revision: number;
    }>;
  };
};

export type CreateServiceAttributeMutationVariables = Exact<{
  input: ManagedServiceAttributeInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateServiceAttributeMutation = {
  createServiceAttribute: {
    id: string;
    name: string;
    description?: string | null;
    sortOrder?: number | null;
    businessCount: number;
    revision: number;
  };
};

export type UpdateServiceAttributeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedServiceAttributeInput;
}>;

export type UpdateServiceAttributeMutation = {
  updateServiceAttribute: {
    id: string;
    name: string;
    description?: string | null;
    sortOrder?: number | null;
    businessCount: number;
    revision: number;
  };
};

export type DeleteServiceAttributesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteServiceAttributesMutation = {
  deleteServiceAttributes: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreServiceAttributesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreServiceAttributesMutation = {
  restoreServiceAttributes: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedSynonymsQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedSynonymsQuery = {
  managedSynonyms: {
    total: number;
    items: Array<{ id: string; name: string; equivalents?: string | null; narrower?: string | null; revision: number }>;
  };
};

export type CreateSynonymMutationVariables = Exact<{
  input: ManagedSynonymInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateSynonymMutation = {
  createSynonym: { id: string; name: string; equivalents?: string | null; narrower?: string | null; revision: number };
};

export type UpdateSynonymMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedSynonymInput;
}>;

export type UpdateSynonymMutation = {
  updateSynonym: { id: string; name: string; equivalents?: string | null; narrower?: string | null; revision: number };
};

export type DeleteSynonymsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteSynonymsMutation = { deleteSynonyms: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestoreSynonymsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreSynonymsMutation = { restoreSynonyms: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type ManagedStopWordsQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedStopWordsQuery = {
  managedStopWords: { total: number; items: Array<{ id: string; name: string; revision: number }> };
};

export type CreateStopWordMutationVariables = Exact<{
  input: ManagedStopWordInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateStopWordMutation = { createStopWord: { id: string; name: string; revision: number } };

export type UpdateStopWordMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedStopWordInput;
}>;

export type UpdateStopWordMutation = { updateStopWord: { id: string; name: string; revision: number } };

export type DeleteStopWordsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteStopWordsMutation = { deleteStopWords: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestoreStopWordsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreStopWordsMutation = {
  restoreStopWords: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedBlogCategoriesQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedBlogCategoriesQuery = {
  managedBlogCategories: {
    total: number;
    items: Array<{
      id: string;
      name: string;
      slug: string;
      description?: string | null;
      color: string;
      postCount: number;
      revision: number;
    }>;
  };
};

export type CreateBlogCategoryMutationVariables = Exact<{
  input: ManagedBlogCategoryInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateBlogCategoryMutation = {
  createBlogCategory: {
    id: string;
    name: string;
    slug: string;
    description?: string | null;
    color: string;
    postCount: number;
    revision: number;
  };
};

export type UpdateBlogCategoryMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedBlogCategoryInput;
}>;

export type UpdateBlogCategoryMutation = {
  updateBlogCategory: {
    id: string;
    name: string;
    slug: string;
    description?: string | null;
    color: string;
    postCount: number;
    revision: number;
  };
};

export type DeleteBlogCategoriesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteBlogCategoriesMutation = {
  deleteBlogCategories: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreBlogCategoriesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreBlogCategoriesMutation = {
  restoreBlogCategories: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type ManagedScheduledImportsQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedScheduledImportsQuery = {
  managedScheduledImports: {
    total: number;
    items: Array<{
      id: string;
      name: string;
      url: string;
      form: string;
      sheet?: string | null;
      day: string;
      time: string;
      status: string;
      businessStatus: string;
      defaultCategory?: string | null;
      defaultCity?: string | null;
      onDuplicate: string;
      onBranch: string;
      reportTo?: string | null;
      nextRunAt?: string | null;
      lastRunAt?: string | null;
      outcome?: string | null;
      reason?: string | null;
      importId?: string | null;
      revision: number;
    }>;
  };
};

export type CreateScheduledImportMutationVariables = Exact<{
  input: ManagedScheduledImportInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateScheduledImportMutation = {
  createScheduledImport: {
    id: string;
    name: string;
    url: string;
    form: string;
    sheet?: string | null;
    day: string;
    time: string;
    status: string;
    businessStatus: string;
    defaultCategory?: string | null;
    defaultCity?: string | null;
    onDuplicate: string;
    onBranch: string;
    reportTo?: string | null;
    nextRunAt?: string | null;
    lastRunAt?: string | null;
    outcome?: string | null;
    reason?: string | null;
    importId?: string | null;
    revision: number;
  };
};

export type UpdateScheduledImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedScheduledImportInput;
}>;

export type UpdateScheduledImportMutation = {
  updateScheduledImport: {
    id: string;
    name: string;
    url: string;
    form: string;
    sheet?: string | null;
    day: string;
    time: string;
    status: string;
    businessStatus: string;
    defaultCategory?: string | null;
    defaultCity?: string | null;
    onDuplicate: string;
    onBranch: string;
    reportTo?: string | null;
    nextRunAt?: string | null;
    lastRunAt?: string | null;
    outcome?: string | null;
    reason?: string | null;
    importId?: string | null;
    revision: number;
  };
};

export type DeleteScheduledImportsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteScheduledImportsMutation = {
  deleteScheduledImports: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreScheduledImportsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreScheduledImportsMutation = {
  restoreScheduledImports: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type GetLayoutQueryVariables = Exact<{ [key: string]: never }>;

export type GetLayoutQuery = {
  layout: { categoryCount: number; footerCategories: Array<{ id: string; slug: string; name: string }> };
};

export type AuditRecordFieldsFragment = {
  id: string;
  at: string;
  actorId?: string | null;
  actorName?: string | null;
  action: string;
  recordKind: string;
  recordId: string;
  recordName: string;
  changes: Array<{ field: string; before?: string | null; after?: string | null }>;
};

export type ManagedAuditRecordsQueryVariables = Exact<{
  search: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  filter: ManagedAuditFilter;
}>;

export type ManagedAuditRecordsQuery = {
  managedAuditRecords: {
    total: number;
    items: Array<{
      id: string;
      at: string;
      actorId?: string | null;
      actorName?: string | null;
      action: string;
      recordKind: string;
      recordId: string;
      recordName: string;
      changes: Array<{ field: string; before?: string | null; after?: string | null }>;
    }>;
    names: Array<{ id: string; name: string }>;
  };
};

export type ManagedHistoryQueryVariables = Exact<{
  recordKind: Scalars['String']['input'];
  recordId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedHistoryQuery = {
  managedHistory: {
    total: number;
    items: Array<{
      id: string;
      at: string;
      actorId?: string | null;
      actorName?: string | null;
      action: string;
      recordKind: string;
      recordId: string;
      recordName: string;
      changes: Array<{ field: string; before?: string | null; after?: string | null }>;
    }>;
    names: Array<{ id: string; name: string }>;
  };
};

export type ManagedDeletedQueryVariables = Exact<{
  recordKind: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedDeletedQuery = {
  managedDeleted: { total: number; items: Array<{ id: string; name: string; at: string; actorName?: string | null }> };
};

export type ManagedSearchEffectQueryVariables = Exact<{
  draft: WordDraftInput;
}>;

export type ManagedSearchEffectQuery = {
  managedSearchEffect: {
    changed: number;
    isWhole: boolean;
    searches: Array<{ text: string; before: number; after: number; added: Array<string>; removed: Array<string> }>;
  };
};

export type ManagedAccountFieldsFragment = {
  id: string;
  username: string;
  fullName: string;
  email?: string | null;
  avatarUrl?: string | null;
  role: ManagedRole;
  active: boolean;
  awaitsPassword: boolean;
  hasSecondFactor?: boolean | null;
  hasPasskey?: boolean | null;
  lastLoginAt?: string | null;
  revision: number;
};

export type ManagedAccountsQueryVariables = Exact<{
  list: ManagedListInput;
  role?: InputMaybe<ManagedRole>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
}>;

export type ManagedAccountsQuery = {
  managedAccounts: {
    total: number;
    items: Array<{
      id: string;
      username: string;
      fullName: string;
      email?: string | null;
      avatarUrl?: string | null;
      role: ManagedRole;
      active: boolean;
      awaitsPassword: boolean;
      hasSecondFactor?: boolean | null;
      hasPasskey?: boolean | null;
      lastLoginAt?: string | null;
      revision: number;
    }>;
  };
};

export type InviteAccountMutationVariables = Exact<{
  input: ManagedInvitationInput;
  commandId: Scalars['ID']['input'];
}>;

export type InviteAccountMutation = {
  inviteAccount: {
    password?: string | null;
    account: {
      id: string;
      username: string;
      fullName: string;
      email?: string | null;
      avatarUrl?: string | null;
      role: ManagedRole;
      active: boolean;
      awaitsPassword: boolean;
      hasSecondFactor?: boolean | null;
      hasPasskey?: boolean | null;
      lastLoginAt?: string | null;
      revision: number;
    };
  };
};

export type ChangeAccountMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedAccountInput;
}>;

export type ChangeAccountMutation = {
  changeAccount: {
    id: string;
    username: string;
    fullName: string;
    email?: string | null;
    avatarUrl?: string | null;
    role: ManagedRole;
    active: boolean;
    awaitsPassword: boolean;
    hasSecondFactor?: boolean | null;
    hasPasskey?: boolean | null;
    lastLoginAt?: string | null;
    revision: number;
  };
};

export type ResetAccountPasswordMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ResetAccountPasswordMutation = {
  resetAccountPassword: {
    password?: string | null;
    account: {
      id: string;
      username: string;
      fullName: string;
      email?: string | null;
      avatarUrl?: string | null;
      role: ManagedRole;
      active: boolean;
      awaitsPassword: boolean;
      hasSecondFactor?: boolean | null;
      hasPasskey?: boolean | null;
      lastLoginAt?: string | null;
      revision: number;
    };
  };
};

export type RemoveAccountSecondFactorMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type RemoveAccountSecondFactorMutation = {
  removeAccountSecondFactor: {
    id: string;
    username: string;
    fullName: string;
    email?: string | null;
    avatarUrl?: string | null;
    role: ManagedRole;
    active: boolean;
    awaitsPassword: boolean;
    hasSecondFactor?: boolean | null;
    hasPasskey?: boolean | null;
    lastLoginAt?: string | null;
    revision: number;
  };
};

export type DeleteAccountsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteAccountsMutation = { deleteAccounts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type FreeBlogCategorySlugQueryVariables = Exact<{
  text: Scalars['String']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
}>;

export type FreeBlogCategorySlugQuery = { freeBlogCategorySlug: string };

export type ManagedCommentsQueryVariables = Exact<{
  status: ManagedCommentStatus;
  page: Scalars['Int']['input'];
}>;

export type ManagedCommentsQuery = {
  managedComments: {
    total: number;
    items: Array<{
      id: string;
      authorName: string;
      authorEmail?: string | null;
      content: string;
      status: string;
      createdAt: string;
      post?: { id: string; title: string; slug: string; isPublic: boolean } | null;
    }>;
  };
};

export type ManagedCommentCountsQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedCommentCountsQuery = {
  managedCommentCounts: { pending: number; approved: number; rejected: number };
};

export type ApproveCommentsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type ApproveCommentsMutation = { outcomes: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RejectCommentsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RejectCommentsMutation = { outcomes: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type DeleteCommentsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteCommentsMutation = { outcomes: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestoreCommentsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreCommentsMutation = { outcomes: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type ManagedPostQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedPostQuery = {
  managedPost: {
    id: string;
    revision: number;
    slug: string;
    title: string;
    excerpt: string;
    content: string;
    featuredImageUrl?: string | null;
    isFeatured: boolean;
    categoryId?: string | null;
    status: string;
    publishedAt?: string | null;
    tags: Array<string>;
    metaTitle?: string | null;
    metaDescription?: string | null;
    authorName?: string | null;
    updatedAt: string;
  };
};

export type FreePostSlugQueryVariables = Exact<{
  text: Scalars['String']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
}>;

export type FreePostSlugQuery = { freePostSlug: string };

export type CreatePostMutationVariables = Exact<{
  input: ManagedPostInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreatePostMutation = { createPost: { id: string; slug: string; revision: number } };

export type UpdatePostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: ManagedPostInput;
}>;

export type UpdatePostMutation = { updatePost: { id: string; slug: string; revision: number } };

export type ManagedPostsQueryVariables = Exact<{
  status?: InputMaybe<ManagedPostFilter>;
  category?: InputMaybe<Scalars['String']['input']>;
  search: Scalars['String']['input'];
  page: Scalars['Int']['input'];
}>;

export type ManagedPostsQuery = {
  managedPosts: {
    total: number;
    items: Array<{
      id: string;
      slug: string;
      title: string;
      excerpt: string;
      featuredImageUrl?: string | null;
      isFeatured: boolean;
      status: string;
      date: string;
      viewCount: number;
      isPublic: boolean;
      previewToken?: string | null;
      category?: { id: string; name: string; color: string } | null;
    }>;
  };
};

export type ChangePostStatusMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  status: ManagedPostStatus;
}>;

export type ChangePostStatusMutation = { changePostStatus: { id: string; revision: number } };

export type DeletePostsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeletePostsMutation = { deletePosts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestorePostsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestorePostsMutation = { restorePosts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type BulkEditRowFieldsFragment = {
  id: string;
  state: string;
  at: string;
  by?: string | null;
  recordName?: string | null;
  total: number;
  toChange: number;
  changed: number;
  same: number;
  refused: number;
  restored: number;
  kept: number;
  undoableUntil?: string | null;
  changes: {
    status?: string | null;
    verified?: boolean | null;
    featured?: boolean | null;
    addCategoryId?: string | null;
    removeCategoryId?: string | null;
    addServiceAttributeId?: string | null;
    removeServiceAttributeId?: string | null;
  };
};

export type BulkEditFieldsFragment = {
  id: string;
  state: string;
  at: string;
  by?: string | null;
  recordName?: string | null;
  total: number;
  toChange: number;
  changed: number;
  same: number;
  refused: number;
  restored: number;
  kept: number;
  undoableUntil?: string | null;
  changes: {
    status?: string | null;
    verified?: boolean | null;
    featured?: boolean | null;
    addCategoryId?: string | null;
    removeCategoryId?: string | null;
    addServiceAttributeId?: string | null;
    removeServiceAttributeId?: string | null;
  };
  reasons: Array<{ code: string; count: number }>;
  named: Array<{ id: string; name: string; code: string }>;
  examples: Array<{
    id: string;
    name: string;
    before: {
      status: string;
      verified: boolean;
      featured: boolean;
      categoryIds: Array<string>;
      serviceAttributeIds: Array<string>;
    };
    after: {
      status: string;
      verified: boolean;
      featured: boolean;
      categoryIds: Array<string>;
      serviceAttributeIds: Array<string>;
    };
  }>;
};

export type BulkValuesFragment = {
  status: string;
  verified: boolean;
  featured: boolean;
  categoryIds: Array<string>;
  serviceAttributeIds: Array<string>;
};

export type ManagedBulkEditQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedBulkEditQuery = {
  managedBulkEdit: {
    id: string;
    state: string;
    at: string;
    by?: string | null;
    recordName?: string | null;
    total: number;
    toChange: number;
    changed: number;
    same: number;
    refused: number;
    restored: number;
    kept: number;
    undoableUntil?: string | null;
    changes: {
      status?: string | null;
      verified?: boolean | null;
      featured?: boolean | null;
      addCategoryId?: string | null;
      removeCategoryId?: string | null;
      addServiceAttributeId?: string | null;
      removeServiceAttributeId?: string | null;
    };
    reasons: Array<{ code: string; count: number }>;
    named: Array<{ id: string; name: string; code: string }>;
    examples: Array<{
      id: string;
      name: string;
      before: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
      after: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
    }>;
  };
};

export type ManagedBulkEditsQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedBulkEditsQuery = {
  managedBulkEdits: {
    total: number;
    items: Array<{
      id: string;
      state: string;
      at: string;
      by?: string | null;
      recordName?: string | null;
      total: number;
      toChange: number;
      changed: number;
      same: number;
      refused: number;
      restored: number;
      kept: number;
      undoableUntil?: string | null;
      changes: {
        status?: string | null;
        verified?: boolean | null;
        featured?: boolean | null;
        addCategoryId?: string | null;
        removeCategoryId?: string | null;
        addServiceAttributeId?: string | null;
        removeServiceAttributeId?: string | null;
      };
    }>;
  };
};

export type PreviewBulkEditMutationVariables = Exact<{
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  search: Scalars['String']['input'];
  filter?: InputMaybe<ManagedBusinessFilter>;
  changes: ManagedBulkChanges;
}>;

export type PreviewBulkEditMutation = {
  previewBulkEdit: {
    id: string;
    state: string;
    at: string;
    by?: string | null;
    recordName?: string | null;
    total: number;
    toChange: number;
    changed: number;
    same: number;
    refused: number;
    restored: number;
    kept: number;
    undoableUntil?: string | null;
    changes: {
      status?: string | null;
      verified?: boolean | null;
      featured?: boolean | null;
      addCategoryId?: string | null;
      removeCategoryId?: string | null;
      addServiceAttributeId?: string | null;
      removeServiceAttributeId?: string | null;
    };
    reasons: Array<{ code: string; count: number }>;
    named: Array<{ id: string; name: string; code: string }>;
    examples: Array<{
      id: string;
      name: string;
      before: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
      after: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
    }>;
  };
};

export type ApplyBulkEditMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ApplyBulkEditMutation = {
  applyBulkEdit: {
    id: string;
    state: string;
    at: string;
    by?: string | null;
    recordName?: string | null;
    total: number;
    toChange: number;
    changed: number;
    same: number;
    refused: number;
    restored: number;
    kept: number;
    undoableUntil?: string | null;
    changes: {
      status?: string | null;
      verified?: boolean | null;
      featured?: boolean | null;
      addCategoryId?: string | null;
      removeCategoryId?: string | null;
      addServiceAttributeId?: string | null;
      removeServiceAttributeId?: string | null;
    };
    reasons: Array<{ code: string; count: number }>;
    named: Array<{ id: string; name: string; code: string }>;
    examples: Array<{
      id: string;
      name: string;
      before: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
      after: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
    }>;
  };
};

export type DiscardBulkEditMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type DiscardBulkEditMutation = { discardBulkEdit: boolean };

export type UndoBulkEditMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type UndoBulkEditMutation = {
  undoBulkEdit: {
    id: string;
    state: string;
    at: string;
    by?: string | null;
    recordName?: string | null;
    total: number;
    toChange: number;
    changed: number;
    same: number;
    refused: number;
    restored: number;
    kept: number;
    undoableUntil?: string | null;
    changes: {
      status?: string | null;
      verified?: boolean | null;
      featured?: boolean | null;
      addCategoryId?: string | null;
      removeCategoryId?: string | null;
      addServiceAttributeId?: string | null;
      removeServiceAttributeId?: string | null;
    };
    reasons: Array<{ code: string; count: number }>;
    named: Array<{ id: string; name: string; code: string }>;
    examples: Array<{
      id: string;
      name: string;
      before: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
      after: {
        status: string;
        verified: boolean;
        featured: boolean;
        categoryIds: Array<string>;
        serviceAttributeIds: Array<string>;
      };
    }>;
  };
};

export type ManagedBusinessFieldsFragment = {
  id: string;
  slug: string;
  name: string;
  description: string;
  status: string;
  statuses: Array<string>;
  verified: boolean;
  featured: boolean;
  logo?: string | null;
  coverImage?: string | null;
  photosCount: number;
  averageRating?: number | null;
  reviewCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
  established?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  websiteUrl?: string | null;
  minimumOrder?: string | null;
  logoUrl?: string | null;
  coverImageUrl?: string | null;
  photoUrl?: string | null;
  categories: Array<{ id: string; name: string }>;
  locations: Array<{
    id: string;
    address: string;
    city: string;
    borough?: string | null;
    region?: string | null;
    country: string;
    postalCode?: string | null;
    latitude?: number | null;
    longitude?: number | null;
    phone?: string | null;
    email?: string | null;
    isHeadquarters: boolean;
    districtId?: string | null;
  }>;
  openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
  certificates: Array<{ certificateId: string; name: string; issuedDate?: string | null; expiryDate?: string | null }>;
  serviceAttributes: Array<{ id: string; name: string }>;
  products: Array<{
    id: string;
    name: string;
    description: string;
    price?: number | null;
    imageUrl?: string | null;
    image?: string | null;
    unit?: string | null;
    minimumOrder?: string | null;
    category?: { id: string; name: string } | null;
  }>;
};

export type ManagedBusinessesQueryVariables = Exact<{
  list: ManagedListInput;
  filter?: InputMaybe<ManagedBusinessFilter>;
}>;

export type ManagedBusinessesQuery = {
  managedBusinesses: {
    total: number;
    totalIsLowerBound: boolean;
    items: Array<{
      id: string;
      slug: string;
      name: string;
      logo?: string | null;
      status: string;
      verified: boolean;
      featured: boolean;
      locationCount: number;
      certificates: Array<string>;
      serviceNames?: Array<string> | null;
      averageRating?: number | null;
      reviewCount: number;
      updatedAt: string;
      established?: string | null;
      phone?: string | null;
      email?: string | null;
      websiteUrl?: string | null;
      headquarters?: { address: string; borough?: string | null; city: string } | null;
      categories: Array<{ id: string; name: string }>;
      locations: Array<{ city: string; country: string }>;
    }>;
  };
};

export type ManagedBusinessQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedBusinessQuery = {
  managedBusiness?: {
    id: string;
    slug: string;
    name: string;
    description: string;
    status: string;
    statuses: Array<string>;
    verified: boolean;
    featured: boolean;
    logo?: string | null;
    coverImage?: string | null;
    photosCount: number;
    averageRating?: number | null;
    reviewCount: number;
    createdAt: string;
    updatedAt: string;
    revision: number;
    established?: string | null;
    phone?: string | null;
    whatsapp?: string | null;
    email?: string | null;
    websiteUrl?: string | null;
    minimumOrder?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; name: string }>;
    locations: Array<{
      id: string;
      address: string;
      city: string;
      borough?: string | null;
      region?: string | null;
      country: string;
      postalCode?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      phone?: string | null;
      email?: string | null;
      isHeadquarters: boolean;
      districtId?: string | null;
    }>;
    openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
    certificates: Array<{
      certificateId: string;
      name: string;
      issuedDate?: string | null;
      expiryDate?: string | null;
    }>;
    serviceAttributes: Array<{ id: string; name: string }>;
    products: Array<{
      id: string;
      name: string;
      description: string;
      price?: number | null;
      imageUrl?: string | null;
      image?: string | null;
      unit?: string | null;
      minimumOrder?: string | null;
      category?: { id: string; name: string } | null;
    }>;
  } | null;
};

export type ManagedBusinessOptionsQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedBusinessOptionsQuery = {
  managedBusinessOptions: {
    categories: Array<{ id: string; name: string }>;
    cities: Array<{ key: string; name: string }>;
    districts: Array<{ id: string; name: string; city: string }>;
    certificates: Array<{ id: string; name: string }>;
    serviceAttributes: Array<{ id: string; name: string }>;
  };
};

export type ManagedDeletionEffectsQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type ManagedDeletionEffectsQuery = { managedDeletionEffects: { deletedProducts: number; keptProducts: number } };

export type CreateBusinessMutationVariables = Exact<{
  input: ManagedBusinessChanges;
  commandId: Scalars['ID']['input'];
}>;

export type CreateBusinessMutation = {
  createBusiness: {
    id: string;
    slug: string;
    name: string;
    description: string;
    status: string;
    statuses: Array<string>;
    verified: boolean;
    featured: boolean;
    logo?: string | null;
    coverImage?: string | null;
    photosCount: number;
    averageRating?: number | null;
    reviewCount: number;
    createdAt: string;
    updatedAt: string;
    revision: number;
    established?: string | null;
    phone?: string | null;
    whatsapp?: string | null;
    email?: string | null;
    websiteUrl?: string | null;
    minimumOrder?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; name: string }>;
    locations: Array<{
      id: string;
      address: string;
      city: string;
      borough?: string | null;
      region?: string | null;
      country: string;
      postalCode?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      phone?: string | null;
      email?: string | null;
      isHeadquarters: boolean;
      districtId?: string | null;
    }>;
    openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
    certificates: Array<{
      certificateId: string;
      name: string;
      issuedDate?: string | null;
      expiryDate?: string | null;
    }>;
    serviceAttributes: Array<{ id: string; name: string }>;
    products: Array<{
      id: string;
      name: string;
      description: string;
      price?: number | null;
      imageUrl?: string | null;
      image?: string | null;
      unit?: string | null;
      minimumOrder?: string | null;
      category?: { id: string; name: string } | null;
    }>;
  };
};

export type UpdateBusinessMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
  revision: Scalars['Int']['input'];
  changes: ManagedBusinessChanges;
}>;

export type UpdateBusinessMutation = {
  updateBusiness: {
    id: string;
    slug: string;
    name: string;
    description: string;
    status: string;
    statuses: Array<string>;
    verified: boolean;
    featured: boolean;
    logo?: string | null;
    coverImage?: string | null;
    photosCount: number;
    averageRating?: number | null;
    reviewCount: number;
    createdAt: string;
    updatedAt: string;
    revision: number;
    established?: string | null;
    phone?: string | null;
    whatsapp?: string | null;
    email?: string | null;
    websiteUrl?: string | null;
    minimumOrder?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; name: string }>;
    locations: Array<{
      id: string;
      address: string;
      city: string;
      borough?: string | null;
      region?: string | null;
      country: string;
      postalCode?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      phone?: string | null;
      email?: string | null;
      isHeadquarters: boolean;
      districtId?: string | null;
    }>;
    openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
    certificates: Array<{
      certificateId: string;
      name: string;
      issuedDate?: string | null;
      expiryDate?: string | null;
    }>;
    serviceAttributes: Array<{ id: string; name: string }>;
    products: Array<{
      id: string;
      name: string;
      description: string;
      price?: number | null;
      imageUrl?: string | null;
      image?: string | null;
      unit?: string | null;
      minimumOrder?: string | null;
      category?: { id: string; name: string } | null;
    }>;
  };
};

export type DeleteBusinessesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteBusinessesMutation = {
  deleteBusinesses: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreBusinessesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreBusinessesMutation = {
  restoreBusinesses: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type CategoryUseQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type CategoryUseQuery = { categoryUse: { businesses: number; products: number } };

export type ManagedChangeSuggestionFieldsFragment = {
  id: string;
  by: string;
  reason?: string | null;
  note?: string | null;
  hasAddress: boolean;
  status: string;
  createdAt: string;
  decidedAt?: string | null;
  rejection?: string | null;
  undoableUntil?: string | null;
  business?: { id: string; slug: string; name: string; revision: number } | null;
  changes: Array<{
    part: string;
    seen?: string | null;
    suggested?: string | null;
    current?: string | null;
    isAccepted: boolean;
  }>;
};

export type ManagedChangeSuggestionsQueryVariables = Exact<{
  status?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedChangeSuggestionsQuery = {
  managedChangeSuggestions: {
    total: number;
    items: Array<{
      id: string;
      by: string;
      reason?: string | null;
      note?: string | null;
      hasAddress: boolean;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      rejection?: string | null;
      undoableUntil?: string | null;
      business?: { id: string; slug: string; name: string; revision: number } | null;
      changes: Array<{
        part: string;
        seen?: string | null;
        suggested?: string | null;
        current?: string | null;
        isAccepted: boolean;
      }>;
    }>;
  };
};

export type ManagedChangeSuggestionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedChangeSuggestionQuery = {
  managedChangeSuggestion: {
    id: string;
    by: string;
    reason?: string | null;
    note?: string | null;
    hasAddress: boolean;
    status: string;
    createdAt: string;
    decidedAt?: string | null;
    rejection?: string | null;
    undoableUntil?: string | null;
    business?: { id: string; slug: string; name: string; revision: number } | null;
    changes: Array<{
      part: string;
      seen?: string | null;
      suggested?: string | null;
      current?: string | null;
      isAccepted: boolean;
    }>;
  };
};

export type DecideChangeSuggestionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  decision: Scalars['String']['input'];
  parts: Array<Scalars['String']['input']> | Scalars['String']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  rejection?: InputMaybe<Scalars['String']['input']>;
  seenAt: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type DecideChangeSuggestionMutation = {
  decideChangeSuggestion: {
    isThanked: boolean;
    suggestion: {
      id: string;
      by: string;
      reason?: string | null;
      note?: string | null;
      hasAddress: boolean;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      rejection?: string | null;
      undoableUntil?: string | null;
      business?: { id: string; slug: string; name: string; revision: number } | null;
      changes: Array<{
        part: string;
        seen?: string | null;
        suggested?: string | null;
        current?: string | null;
        isAccepted: boolean;
      }>;
    };
  };
};

export type UndoSuggestionDecisionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type UndoSuggestionDecisionMutation = {
  undoSuggestionDecision: {
    isWhole: boolean;
    suggestion: {
      id: string;
      by: string;
      reason?: string | null;
      note?: string | null;
      hasAddress: boolean;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      rejection?: string | null;
      undoableUntil?: string | null;
      business?: { id: string; slug: string; name: string; revision: number } | null;
      changes: Array<{
        part: string;
        seen?: string | null;
        suggested?: string | null;
        current?: string | null;
        isAccepted: boolean;
      }>;
    };
  };
};

export type ManagedPageDocumentsQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type ManagedPageDocumentsQuery = {
  managedPageDocuments: Array<{ id: string; name: string; type: string; bytes: number; certificateName: string }>;
};

export type ManagedClaimFieldsFragment = {
  id: string;
  way: string;
  status: string;
  claimantName: string;
  claimantEmail: string;
  note?: string | null;
  startedAt: string;
  decidedAt?: string | null;
  decidedBy?: string | null;
  reason?: string | null;
  isUndoable: boolean;
  businessId: string;
  businessName?: string | null;
  businessSlug?: string | null;
  businessStatus?: string | null;
  businessEmail?: string | null;
  businessPhone?: string | null;
  businessWebsite?: string | null;
  businessAddress?: string | null;
  ownerCount: number;
  documents: Array<{ id: string; name: string; type: string; bytes: number }>;
};

export type ManagedClaimsQueryVariables = Exact<{
  filter: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedClaimsQuery = {
  managedClaims: {
    total: number;
    items: Array<{
      id: string;
      way: string;
      status: string;
      claimantName: string;
      claimantEmail: string;
      note?: string | null;
      startedAt: string;
      decidedAt?: string | null;
      decidedBy?: string | null;
      reason?: string | null;
      isUndoable: boolean;
      businessId: string;
      businessName?: string | null;
      businessSlug?: string | null;
      businessStatus?: string | null;
      businessEmail?: string | null;
      businessPhone?: string | null;
      businessWebsite?: string | null;
      businessAddress?: string | null;
      ownerCount: number;
      documents: Array<{ id: string; name: string; type: string; bytes: number }>;
    }>;
  };
};

export type DecideClaimMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  decision: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
}>;

export type DecideClaimMutation = {
  decideClaim: {
    id: string;
    way: string;
    status: string;
    claimantName: string;
    claimantEmail: string;
    note?: string | null;
    startedAt: string;
    decidedAt?: string | null;
    decidedBy?: string | null;
    reason?: string | null;
    isUndoable: boolean;
    businessId: string;
    businessName?: string | null;
    businessSlug?: string | null;
    businessStatus?: string | null;
    businessEmail?: string | null;
    businessPhone?: string | null;
    businessWebsite?: string | null;
    businessAddress?: string | null;
    ownerCount: number;
    documents: Array<{ id: string; name: string; type: string; bytes: number }>;
  };
};

export type UndoClaimDecisionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type UndoClaimDecisionMutation = {
  undoClaimDecision: {
    id: string;
    way: string;
    status: string;
    claimantName: string;
    claimantEmail: string;
    note?: string | null;
    startedAt: string;
    decidedAt?: string | null;
    decidedBy?: string | null;
    reason?: string | null;
    isUndoable: boolean;
    businessId: string;
    businessName?: string | null;
    businessSlug?: string | null;
    businessStatus?: string | null;
    businessEmail?: string | null;
    businessPhone?: string | null;
    businessWebsite?: string | null;
    businessAddress?: string | null;
    ownerCount: number;
    documents: Array<{ id: string; name: string; type: string; bytes: number }>;
  };
};

export type ManagedPageOwnersQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type ManagedPageOwnersQuery = {
  managedPageOwners: Array<{
    id: string;
    name: string;
    email: string;
    proof: string;
    proofBy?: string | null;
    since: string;
    endedAt?: string | null;
    endedBy?: string | null;
    reason?: string | null;
  }>;
};

export type RevokeOwnerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type RevokeOwnerMutation = { revokeOwner: string };

export type RestoreOwnerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type RestoreOwnerMutation = { restoreOwner: string };

export type ManagedCitiesQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedCitiesQuery = {
  managedCities: Array<{ key: string; name: string; country: string; businessCount: number; districtCount: number }>;
};

export type ManagedDuplicatesQueryVariables = Exact<{
  list: ManagedListInput;
  minimum?: InputMaybe<Scalars['Float']['input']>;
}>;

export type ManagedDuplicatesQuery = {
  managedDuplicates: {
    total: number;
    items: Array<{
      id: string;
      probability: number;
      reasons: Array<string>;
      foundAt: string;
      businesses: Array<{
        id: string;
        slug: string;
        name: string;
        status: string;
        address?: string | null;
        reviewCount: number;
        createdAt: string;
        phone?: string | null;
        websiteUrl?: string | null;
      }>;
    }>;
    lastSearch?: { startedAt: string; endedAt?: string | null; compared: number } | null;
  };
};

export type ManagedMergesQueryVariables = Exact<{
  list: ManagedListInput;
}>;

export type ManagedMergesQuery = {
  managedMerges: {
    total: number;
    items: Array<{
      id: string;
      at: string;
      by?: string | null;
      keptId: string;
      keptName: string;
      mergedId: string;
      mergedName: string;
      undoneAt?: string | null;
    }>;
  };
};

export type FindDuplicatesMutationVariables = Exact<{ [key: string]: never }>;

export type FindDuplicatesMutation = { findDuplicates: boolean };

export type DismissDuplicatesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DismissDuplicatesMutation = {
  dismissDuplicates: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type RestoreDuplicatesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreDuplicatesMutation = {
  restoreDuplicates: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type MergeBusinessesMutationVariables = Exact<{
  keptId: Scalars['ID']['input'];
  keptRevision: Scalars['Int']['input'];
  mergedId: Scalars['ID']['input'];
  mergedRevision: Scalars['Int']['input'];
  taken: Array<Scalars['String']['input']> | Scalars['String']['input'];
  locationIds: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type MergeBusinessesMutation = { mergeBusinesses: string };

export type UndoMergeMutationVariables = Exact<{
  mergeId: Scalars['ID']['input'];
}>;

export type UndoMergeMutation = { undoMerge: { keptId: string; mergedId: string; isWhole: boolean } };

export type ImportQueuesQueryVariables = Exact<{ [key: string]: never }>;

export type ImportQueuesQuery = {
  importQueues: {
    queues: Array<{ name: string; waiting: number; active: number; delayed: number; failed: number }>;
    workers: Array<{ name: string; queues: Array<string>; since?: string | null }>;
    throughput: Array<{ minute: string; rows: number }>;
    failures: Array<{
      importId: string;
      fileName: string;
      chunk?: number | null;
      firstRow?: number | null;
      lastRow?: number | null;
      reason: string;
      times: number;
      exhausted: boolean;
      at: string;
    }>;
  };
};

export type RetryImportFailureMutationVariables = Exact<{
  importId: Scalars['ID']['input'];
  chunk?: InputMaybe<Scalars['Int']['input']>;
}>;

export type RetryImportFailureMutation = { retryImportFailure: boolean };

export type DiscardImportFailureMutationVariables = Exact<{
  importId: Scalars['ID']['input'];
  chunk?: InputMaybe<Scalars['Int']['input']>;
}>;

export type DiscardImportFailureMutation = { discardImportFailure: boolean };

export type ImportRunFieldsFragment = {
  id: string;
  fileName: string;
  form: ImportForm;
  separatorFixed?: boolean | null;
  status: ImportStatus;
  failure?: string | null;
  failureLine?: number | null;
  read: number;
  created: number;
  updated: number;
  duplicate: number;
  skipped: number;
  invalid: number;
  remaining: number;
  undone: number;
  kept: number;
  rowsPerSecond?: number | null;
  secondsLeft?: number | null;
  startedBy?: string | null;
  createdAt: string;
  startedAt?: string | null;
  finishedAt?: string | null;
  rowsErased?: boolean | null;
  settings: { status: ImportedStatus };
};

export type ImportRunQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ImportRunQuery = {
  managedImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type ImportRunsQueryVariables = Exact<{
  form?: InputMaybe<ImportForm>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ImportRunsQuery = {
  managedImports: {
    total: number;
    items: Array<{
      id: string;
      fileName: string;
      form: ImportForm;
      separatorFixed?: boolean | null;
      status: ImportStatus;
      failure?: string | null;
      failureLine?: number | null;
      read: number;
      created: number;
      updated: number;
      duplicate: number;
      skipped: number;
      invalid: number;
      remaining: number;
      undone: number;
      kept: number;
      rowsPerSecond?: number | null;
      secondsLeft?: number | null;
      startedBy?: string | null;
      createdAt: string;
      startedAt?: string | null;
      finishedAt?: string | null;
      rowsErased?: boolean | null;
      settings: { status: ImportedStatus };
    }>;
  };
};

export type OpenImportsQueryVariables = Exact<{ [key: string]: never }>;

export type OpenImportsQuery = {
  managedImports: { items: Array<{ id: string; status: ImportStatus; read: number; remaining: number }> };
};

export type ImportRunRowsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<RowOutcomeKind>;
  undo?: InputMaybe<UndoOutcome>;
  afterRow: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;

export type ImportRunRowsQuery = {
  managedImportRows: Array<{
    row: number;
    line: number;
    name: string;
    refusal?: string | null;
    warnings: Array<string>;
    undo?: UndoOutcome | null;
    match?: { businessId: string; slug: string; name: string } | null;
    outcome?: {
      outcome: RowOutcomeKind;
      reason?: string | null;
      businessId?: string | null;
      slug?: string | null;
    } | null;
  }>;
};

export type PauseImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type PauseImportMutation = {
  pauseImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type ResumeImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ResumeImportMutation = {
  resumeImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type CancelImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type CancelImportMutation = {
  cancelImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type UndoImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type UndoImportMutation = {
  undoImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type RetryImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type RetryImportMutation = {
  retryImport: {
    id: string;
    fileName: string;
    form: ImportForm;
    separatorFixed?: boolean | null;
    status: ImportStatus;
    failure?: string | null;
    failureLine?: number | null;
    read: number;
    created: number;
    updated: number;
    duplicate: number;
    skipped: number;
    invalid: number;
    remaining: number;
    undone: number;
    kept: number;
    rowsPerSecond?: number | null;
    secondsLeft?: number | null;
    startedBy?: string | null;
    createdAt: string;
    startedAt?: string | null;
    finishedAt?: string | null;
    rowsErased?: boolean | null;
    settings: { status: ImportedStatus };
  };
};

export type ImportReviewQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ImportReviewQuery = {
  managedImport: {
    separator?: ColumnSeparator | null;
    settings: {
      status: ImportedStatus;
      defaultCategory?: string | null;
      defaultCity?: string | null;
      leaveOutWithoutCity?: boolean | null;
      onDuplicate: OnDuplicate;
      onBranch: OnBranch;
      onDoubtful?: OnDoubtful | null;
      gate?: { invalid?: number | null; withoutCity?: number | null } | null;
      typeCategories: Array<{ type: string; category: string; remember: boolean }>;
    };
  };
  managedImportReview: {
    new: number;
    duplicate: number;
    branch: number;
    doubtful: number;
    invalid: number;
    offered?: number | null;
    reasons: Array<{ kind: RowProblemKind; reason: string; count: number; rows: Array<number> }>;
    unknownTypes: Array<{ type: string; count: number }>;
    categories: Array<{ name: string; count: number }>;
    chosen: Array<{ forecast: RowForecast; action: RowAction; count: number }>;
    withoutCity?: Array<{ forecast: RowForecast; count: number }> | null;
    columns?: Array<{
      name: string;
      sample: string;
      further?: Array<string> | null;
      target?: ImportTarget | null;
      isChosen?: boolean | null;
      isFromContent?: boolean | null;
      split?: { by: string; further: Array<{ target?: ImportTarget | null }> } | null;
      values?: Array<{ from: string; to: string }> | null;
    }> | null;
    constants?: Array<{ target: ImportTarget; text: string }> | null;
    fixes?: Array<{
      target: EditedField;
      text: string;
      problem: { kind: FixedProblemKind; reason: string };
      where?: { column: string; text: string } | null;
    }> | null;
  };
};

export type ReviewedRowsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  forecast?: InputMaybe<RowForecast>;
  problem?: InputMaybe<RowProblemInput>;
  afterRow: Scalars['Int']['input'];
  limit: Scalars['Int']['input'];
}>;

export type ReviewedRowsQuery = {
  managedImportRows: Array<{
    row: number;
    line: number;
    name: string;
    forecast: RowForecast;
    refusal?: string | null;
    earlierRow?: number | null;
    action?: RowAction | null;
    categoryNames: Array<string>;
    chosenCategoryNames?: Array<string> | null;
    warnings: Array<string>;
    revision?: number | null;
    source?: string | null;
    match?: {
      kind: RowMatchKind;
      by: string;
      businessId: string;
      slug: string;
      name: string;
      address: string;
      probability?: number | null;
      reasons?: Array<string> | null;
    } | null;
    fields?: Array<{ target: EditedField; text: string }> | null;
    edited?: Array<{ target: EditedField; text: string }> | null;
    mapped?: {
      description: string;
      placeId?: string | null;
      closed: boolean;
      established?: string | null;
      phone?: string | null;
      whatsapp?: string | null;
      email?: string | null;
      websiteUrl?: string | null;
      minimumOrder?: string | null;
      logoUrl?: string | null;
      photoUrl?: string | null;
      location: {
        address: string;
        city: string;
        borough?: string | null;
        region?: string | null;
        postalCode?: string | null;
        country: string;
        latitude?: number | null;
        longitude?: number | null;
      };
      openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
    } | null;
  }>;
};

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
  commandId: Scalars['ID']['input'];
}>;

export type StartImportMutation = { startImport: { id: string } };

export type ReadImportAgainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  startedAt: Scalars['String']['input'];
  separator?: InputMaybe<ColumnSeparator>;
  columns?: InputMaybe<Array<ChosenColumnInput> | ChosenColumnInput>;
  constants?: InputMaybe<Array<ConstantFieldInput> | ConstantFieldInput>;
  commandId: Scalars['ID']['input'];
}>;

export type ReadImportAgainMutation = { readImportAgain: { id: string } };

export type ConfirmImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  startedAt: Scalars['String']['input'];
  settings: ImportSettingsInput;
}>;

export type ConfirmImportMutation = { confirmImport: { id: string } };

export type ChooseImportRowsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  startedAt: Scalars['String']['input'];
  rows: Array<ImportRowChoiceInput> | ImportRowChoiceInput;
}>;

export type ChooseImportRowsMutation = { chooseImportRows: boolean };

export type EditImportRowMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  startedAt: Scalars['String']['input'];
  row: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
  values: Array<EditedValueInput> | EditedValueInput;
}>;

export type EditImportRowMutation = { editImportRow: { revision: number; overwritten?: string | null } };

export type FixImportRowsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  startedAt: Scalars['String']['input'];
  fixes: Array<RowFixInput> | RowFixInput;
  withOffered: Scalars['Boolean']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type FixImportRowsMutation = { fixImportRows: { id: string } };

export type ManagedDeadLettersQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedDeadLettersQuery = {
  managedDeadLetters: {
    services: Array<{ id: string; isUp: boolean }>;
    deadLetters: Array<{
      service: string;
      durable: string;
      count: number;
      entries: Array<{ subject: string; reason: string; at: string }>;
    }>;
  };
};

export type RedriveDeadLettersMutationVariables = Exact<{
  service: Scalars['ID']['input'];
  durable: Scalars['ID']['input'];
}>;

export type RedriveDeadLettersMutation = { redriveDeadLetters: number };

export type DiscardDeadLettersMutationVariables = Exact<{
  service: Scalars['ID']['input'];
  durable: Scalars['ID']['input'];
}>;

export type DiscardDeadLettersMutation = { discardDeadLetters: number };

export type ManagedIndicesQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedIndicesQuery = {
  managedIndices: Array<{
    index: string;
    documents?: number | null;
    lag: number;
    rebuild?: { startedAt: string; done: number; total?: number | null } | null;
  }>;
};

export type StartRebuildMutationVariables = Exact<{
  index: Scalars['ID']['input'];
}>;

export type StartRebuildMutation = { startRebuild: boolean };

export type ManagedPanelQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedPanelQuery = {
  managedPanel: {
    businessCount: number;
    categoryCount: number;
    cityCount: number;
    recent: Array<{
      id: string;
      name: string;
      slug: string;
      status: string;
      categoryNames: Array<string>;
      createdAt: string;
      place?: { city: string; country: string } | null;
    }>;
  };
};

export type ManagedWaitingQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedWaitingQuery = {
  managedWaiting: {
    submissions?: number | null;
    claims?: number | null;
    changeSuggestions?: number | null;
    pendingReviews?: number | null;
    heldReviews?: number | null;
    reportedReviews?: number | null;
    comments?: number | null;
  };
};

export type ManagedPartsQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedPartsQuery = { managedParts: Array<{ id: string; isUp: boolean }> };

export type ManagedDailyGraphsQueryVariables = Exact<{ [key: string]: never }>;

export type ManagedDailyGraphsQuery = {
  managedDailyGraphs: { until: string; graphs: Array<{ id: string; counts?: Array<number> | null }> };
};

export type ManagedPhotosQueryVariables = Exact<{
  businessId?: InputMaybe<Scalars['ID']['input']>;
  filter: Scalars['String']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedPhotosQuery = {
  managedPhotos: {
    total: number;
    items: Array<{
      id: string;
      uploadId: string;
      alt: string;
      width: number;
      height: number;
      addedAt: string;
      businessId: string;
      businessName: string;
      businessSlug: string;
      businessStatus: string;
      takenDownAt?: string | null;
      takenDownBy?: string | null;
      reason?: string | null;
    }>;
  };
};

export type TakePhotoDownMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type TakePhotoDownMutation = { takePhotoDown: string };

export type PutPhotoBackMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type PutPhotoBackMutation = { putPhotoBack: string };

export type ManagedProductFieldsFragment = {
  id: string;
  name: string;
  description: string;
  price?: number | null;
  imageUrl?: string | null;
  updatedAt: string;
  revision: number;
  unit?: string | null;
  minimumOrder?: string | null;
  business?: { id: string; name: string; slug: string; status: string } | null;
  category?: { id: string; name: string } | null;
};

export type ManagedProductsQueryVariables = Exact<{
  list: ManagedListInput;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  businessId?: InputMaybe<Scalars['ID']['input']>;
}>;

export type ManagedProductsQuery = {
  managedProducts: {
    total: number;
    totalIsLowerBound: boolean;
    items: Array<{
      id: string;
      name: string;
      description: string;
      price?: number | null;
      imageUrl?: string | null;
      updatedAt: string;
      revision: number;
      unit?: string | null;
      minimumOrder?: string | null;
      business?: { id: string; name: string; slug: string; status: string } | null;
      category?: { id: string; name: string } | null;
    }>;
  };
};

export type ManagedProductQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedProductQuery = {
  managedProduct?: {
    id: string;
    name: string;
    description: string;
    price?: number | null;
    imageUrl?: string | null;
    updatedAt: string;
    revision: number;
    unit?: string | null;
    minimumOrder?: string | null;
    business?: { id: string; name: string; slug: string; status: string } | null;
    category?: { id: string; name: string } | null;
  } | null;
};

export type ManagedBusinessNamesQueryVariables = Exact<{
  search: Scalars['String']['input'];
}>;

export type ManagedBusinessNamesQuery = {
  managedBusinessNames: Array<{ id: string; name: string; slug: string; status: string }>;
};

export type CreateProductMutationVariables = Exact<{
  input: ManagedProductInput;
  commandId: Scalars['ID']['input'];
}>;

export type CreateProductMutation = {
  createProduct: {
    id: string;
    name: string;
    description: string;
    price?: number | null;
    imageUrl?: string | null;
    updatedAt: string;
    revision: number;
    unit?: string | null;
    minimumOrder?: string | null;
    business?: { id: string; name: string; slug: string; status: string } | null;
    category?: { id: string; name: string } | null;
  };
};

export type UpdateProductMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  changes: ManagedProductChanges;
}>;

export type UpdateProductMutation = {
  updateProduct: {
    id: string;
    name: string;
    description: string;
    price?: number | null;
    imageUrl?: string | null;
    updatedAt: string;
    revision: number;
    unit?: string | null;
    minimumOrder?: string | null;
    business?: { id: string; name: string; slug: string; status: string } | null;
    category?: { id: string; name: string } | null;
  };
};

export type DeleteProductsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteProductsMutation = { deleteProducts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type RestoreProductsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type RestoreProductsMutation = { restoreProducts: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type ManagedQuoteRequestsQueryVariables = Exact<{
  status?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedQuoteRequestsQuery = {
  managedQuoteRequests: {
    total: number;
    items: Array<{
      id: string;
      number: string;
      what: string;
      quantity: number;
      unit: string;
      city: string;
      borough?: string | null;
      note?: string | null;
      status: string;
      closedBecause?: string | null;
      isSealed: boolean;
      recipientCount: number;
      offerCount: number;
      questionCount: number;
      createdAt: string;
      deadlineAt?: string | null;
      isBuyerBlocked: boolean;
    }>;
  };
};

export type CloseAbusiveQuoteRequestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type CloseAbusiveQuoteRequestsMutation = {
  closeAbusiveQuoteRequests: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type BlockQuoteBuyerMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  isBlocked: Scalars['Boolean']['input'];
}>;

export type BlockQuoteBuyerMutation = { blockQuoteBuyer: boolean };

export type ManagedReviewsQueryVariables = Exact<{
  list: ManagedListInput;
  filter: Scalars['String']['input'];
}>;

export type ManagedReviewsQuery = {
  managedReviews: {
    total: number;
    totalIsLowerBound: boolean;
    items: Array<{
      id: string;
      businessName?: string | null;
      businessSlug?: string | null;
      userName?: string | null;
      rating: number;
      comment: string;
      status: string;
      heldFor?: string | null;
      reportCount: number;
      postedAt: string;
      photos?: Array<{ id: string }> | null;
    }>;
  };
};

export type ManagedReviewQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedReviewQuery = {
  managedReview: {
    id: string;
    businessName?: string | null;
    businessSlug?: string | null;
    userName?: string | null;
    rating: number;
    comment: string;
    status: string;
    heldFor?: string | null;
    reportCount: number;
    postedAt: string;
    editedAt?: string | null;
    reply?: { text: string; postedAt: string } | null;
    photos?: Array<{
      id: string;
      uploadId: string;
      width: number;
      height: number;
      alt: string;
      takenDownFor?: string | null;
      takenDownAt?: string | null;
      takenDownBy?: string | null;
    }> | null;
    reports: Array<{ reason: string; at: string }>;
    moderations: Array<{ action: string; reason?: string | null; at: string }>;
  };
};

export type ModerateReviewsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  action: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  commandId: Scalars['ID']['input'];
}>;

export type ModerateReviewsMutation = { moderateReviews: Array<{ id: string; isDone: boolean; code?: string | null }> };

export type TakeReviewPhotoDownMutationVariables = Exact<{
  reviewId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type TakeReviewPhotoDownMutation = { takeReviewPhotoDown: string };

export type PutReviewPhotoBackMutationVariables = Exact<{
  reviewId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type PutReviewPhotoBackMutation = { putReviewPhotoBack: string };

export type RunScheduledImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type RunScheduledImportMutation = { runScheduledImport: boolean };

export type ManagedSearchesQueryVariables = Exact<{
  list: ManagedListInput;
  nothingFound: Scalars['Boolean']['input'];
  neverClicked?: InputMaybe<Scalars['Boolean']['input']>;
}>;

export type ManagedSearchesQuery = {
  managedSearches: {
    total: number;
    items: Array<{
      id: string;
      text: string;
      times: number;
      found: number;
      lastAt: string;
      clicks?: number | null;
      meanRank?: number | null;
    }>;
  };
};

export type ManagedSeoTextsQueryVariables = Exact<{
  list: ManagedListInput;
  type?: InputMaybe<SeoEntityType>;
}>;

export type ManagedSeoTextsQuery = {
  managedSeoTexts: {
    total: number;
    items: Array<{ id: string; type: SeoEntityType; key: string; name: string; preview: string; updatedAt: string }>;
  };
};

export type ManagedSeoTextQueryVariables = Exact<{
  type: SeoEntityType;
  key: Scalars['ID']['input'];
}>;

export type ManagedSeoTextQuery = {
  managedSeoText?: {
    type: SeoEntityType;
    key: string;
    name: string;
    html: string;
    version: number;
    updatedAt: string;
  } | null;
};

export type SeoSubjectsQueryVariables = Exact<{
  type: SeoEntityType;
}>;

export type SeoSubjectsQuery = {
  seoSubjects: Array<{ key: string; name: string; city?: string | null; hasText: boolean }>;
};

export type SaveSeoTextMutationVariables = Exact<{
  input: ManagedSeoTextInput;
  commandId: Scalars['ID']['input'];
}>;

export type SaveSeoTextMutation = { saveSeoText: { version: number } };

export type DeleteSeoTextMutationVariables = Exact<{
  type: SeoEntityType;
  key: Scalars['ID']['input'];
}>;

export type DeleteSeoTextMutation = { deleteSeoText: boolean };

export type ManagedSubmissionFieldsFragment = {
  id: string;
  number: string;
  businessName: string;
  address: string;
  city?: string | null;
  borough?: string | null;
  name: string;
  email: string;
  phone: string;
  message?: string | null;
  status: string;
  createdAt: string;
  decidedAt?: string | null;
  reason?: string | null;
  mailedDecisions: Array<string>;
  businessId?: string | null;
};

export type ManagedSubmissionsQueryVariables = Exact<{
  status?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
}>;

export type ManagedSubmissionsQuery = {
  managedSubmissions: {
    total: number;
    items: Array<{
      id: string;
      number: string;
      businessName: string;
      address: string;
      city?: string | null;
      borough?: string | null;
      name: string;
      email: string;
      phone: string;
      message?: string | null;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      reason?: string | null;
      mailedDecisions: Array<string>;
      businessId?: string | null;
    }>;
  };
};

export type ManagedSubmissionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type ManagedSubmissionQuery = {
  managedSubmission: {
    id: string;
    number: string;
    businessName: string;
    address: string;
    city?: string | null;
    borough?: string | null;
    name: string;
    email: string;
    phone: string;
    message?: string | null;
    status: string;
    createdAt: string;
    decidedAt?: string | null;
    reason?: string | null;
    mailedDecisions: Array<string>;
    businessId?: string | null;
  };
};

export type DecideSubmissionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  decision: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  mailSender: Scalars['Boolean']['input'];
  seenStatus: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type DecideSubmissionMutation = {
  decideSubmission: {
    mail: string;
    submission: {
      id: string;
      number: string;
      businessName: string;
      address: string;
      city?: string | null;
      borough?: string | null;
      name: string;
      email: string;
      phone: string;
      message?: string | null;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      reason?: string | null;
      mailedDecisions: Array<string>;
      businessId?: string | null;
    };
  };
};

export type DeleteSubmissionsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type DeleteSubmissionsMutation = {
  deleteSubmissions: Array<{ id: string; isDone: boolean; code?: string | null }>;
};

export type CreateBusinessFromSubmissionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: BusinessOfSubmissionInput;
}>;

export type CreateBusinessFromSubmissionMutation = { createBusinessFromSubmission: string };

export type TypeCategoriesQueryVariables = Exact<{ [key: string]: never }>;

export type TypeCategoriesQuery = { importTypeCategories: Array<{ type: string; category: string; origin: string }> };

export type SaveTypeCategoryMutationVariables = Exact<{
  type: Scalars['ID']['input'];
  category: Scalars['String']['input'];
}>;

export type SaveTypeCategoryMutation = { saveTypeCategory: boolean };

export type DeleteTypeCategoryMutationVariables = Exact<{
  type: Scalars['ID']['input'];
}>;

export type DeleteTypeCategoryMutation = { deleteTypeCategory: boolean };

export type BusinessCardFragment = {
  id: string;
  slug: string;
  name: string;
  description: string;
  verified: boolean;
  featured: boolean;
  phone?: string | null;
  established?: string | null;
  minimumOrder?: string | null;
  averageRating?: number | null;
  reviewCount: number;
  distance?: number | null;
  whatsapp?: string | null;
  websiteUrl?: string | null;
  logoUrl?: string | null;
  coverImageUrl?: string | null;
  photoUrl?: string | null;
  categories: Array<{ id: string; slug: string; name: string }>;
  headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
};

export type PostCardFragment = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  featuredImageUrl?: string | null;
  isFeatured: boolean;
  date: string;
  viewCount: number;
  category?: { id: string; slug: string; name: string; color: string } | null;
};

export type PostLinkFragment = {
  id: string;
  slug: string;
  title: string;
  featuredImageUrl?: string | null;
  date: string;
  category?: { id: string; slug: string } | null;
};

export type ProductCardFragment = {
  id: string;
  slug: string;
  name: string;
  description: string;
  price?: number | null;
  unit?: string | null;
  imageUrl?: string | null;
  category?: { id: string; slug: string; name: string } | null;
};

export type ChangeNameMutationVariables = Exact<{
  name: Scalars['String']['input'];
}>;

export type ChangeNameMutation = { changeName: boolean };

export type ChangePasswordMutationVariables = Exact<{
  current: Scalars['String']['input'];
  next: Scalars['String']['input'];
}>;

export type ChangePasswordMutation = { changePassword: boolean };

export type EraseAccountMutationVariables = Exact<{
  password: Scalars['String']['input'];
}>;

export type EraseAccountMutation = { eraseAccount: boolean };

export type GetMeQueryVariables = Exact<{ [key: string]: never }>;

export type GetMeQuery = {
  me?: { id: string; name: string; email: string; verified: boolean; createdAt: string } | null;
};

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
  trap: FormTrap;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResendVerificationMutationVariables = Exact<{
  email: Scalars['String']['input'];
  trap: FormTrap;
  signUpId?: InputMaybe<Scalars['ID']['input']>;
  returnPath?: InputMaybe<Scalars['String']['input']>;
}>;

export type ResendVerificationMutation = { resendVerification: boolean };

export type ResetPasswordMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;

export type ResetPasswordMutation = { resetPassword: boolean };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;

export type SignUpMutation = { signUp: boolean };

export type SwitchReplyMailsMutationVariables = Exact<{
  token: Scalars['String']['input'];
  on: Scalars['Boolean']['input'];
}>;

export type SwitchReplyMailsMutation = { switchReplyMails: boolean };

export type VerifyEmailMutationVariables = Exact<{
  token: Scalars['String']['input'];
  signUpId?: InputMaybe<Scalars['ID']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
}>;

export type VerifyEmailMutation = { verifyEmail: boolean };

export type ListBlogCategoriesQueryVariables = Exact<{ [key: string]: never }>;

export type ListBlogCategoriesQuery = {
  blogCategories: Array<{ id: string; slug: string; name: string; color: string; postCount: number }>;
};

export type ListFeaturedPostsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;

export type ListFeaturedPostsQuery = {
  featuredPosts: Array<{
    id: string;
    slug: string;
    title: string;
    excerpt: string;
    featuredImageUrl?: string | null;
    isFeatured: boolean;
    date: string;
    viewCount: number;
    category?: { id: string; slug: string; name: string; color: string } | null;
  }>;
};

export type ListPostsQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
}>;

export type ListPostsQuery = {
  postList: {
    total: number;
    page: number;
    totalPages: number;
    canonicalCategory?: string | null;
    items: Array<{
      id: string;
      slug: string;
      title: string;
      excerpt: string;
      featuredImageUrl?: string | null;
      isFeatured: boolean;
      date: string;
      viewCount: number;
      category?: { id: string; slug: string; name: string; color: string } | null;
    }>;
    category?: { id: string; slug: string; name: string } | null;
  };
};

export type ListBusinessesQueryVariables = Exact<{
  q?: InputMaybe<Scalars['String']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  services?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  certificates?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  ratedAtLeast?: InputMaybe<Scalars['Int']['input']>;
  openNow?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<BusinessSort>;
  page: Scalars['Int']['input'];
  near?: InputMaybe<NearInput>;
  area?: InputMaybe<MapAreaInput>;
}>;

export type ListBusinessesQuery = {
  businessList: {
    total: number;
    totalIsLowerBound: boolean;
    page: number;
    totalPages: number;
    sort: BusinessSort;
    reduced: boolean;
    partly: boolean;
    didYouMean?: string | null;
    openCount?: number | null;
    canonicalCategories: Array<string>;
    items: Array<{
      id: string;
      slug: string;
      name: string;
      description: string;
      verified: boolean;
      featured: boolean;
      phone?: string | null;
      established?: string | null;
      minimumOrder?: string | null;
      averageRating?: number | null;
      reviewCount: number;
      distance?: number | null;
      whatsapp?: string | null;
      websiteUrl?: string | null;
      logoUrl?: string | null;
      coverImageUrl?: string | null;
      photoUrl?: string | null;
      categories: Array<{ id: string; slug: string; name: string }>;
      headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
    }>;
    parts: Array<{ kind: QueryPartKind; text: string; without: string }>;
    facets: Array<{ count: number; category: { id: string; slug: string; name: string } }>;
    serviceFacets: Array<{ count: number; service: { id: string; slug: string; name: string } }>;
    ratingFacets: Array<{ atLeast: number; count: number }>;
    certificateFacets: Array<{ count: number; certificate: { id: string; slug: string; name: string } }>;
    selectedCertificates: Array<{ id: string; slug: string; name: string }>;
    selectedServices: Array<{ id: string; slug: string; name: string }>;
    selectedCategories: Array<{ id: string; slug: string; name: string }>;
  };
};

export type MapBusinessesQueryVariables = Exact<{
  q?: InputMaybe<Scalars['String']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  services?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  certificates?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  ratedAtLeast?: InputMaybe<Scalars['Int']['input']>;
  openNow?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  area: MapAreaInput;
  zoom: Scalars['Int']['input'];
}>;

export type MapBusinessesQuery = {
  businessMap: {
    total: number;
    reduced: boolean;
    clusters: Array<{
      latitude: number;
      longitude: number;
      count: number;
      area: { west: number; south: number; east: number; north: number };
    }>;
    pins: Array<{
      id: string;
      slug: string;
      name: string;
      latitude: number;
      longitude: number;
      averageRating?: number | null;
    }>;
  };
};

export type SaveMySearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;

export type SaveMySearchMutation = { keepSearch: { id: string } };

export type FindBusinessQueryVariables = Exact<{
  nameSlug: Scalars['String']['input'];
}>;

export type FindBusinessQuery = { businessNamed?: string | null };

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
          averageRating?: number | null;
          reviewCount: number;
          established?: string | null;
          phone?: string | null;
          whatsapp?: string | null;
          email?: string | null;
          websiteUrl?: string | null;
          minimumOrder?: string | null;
          logoUrl?: string | null;
          coverImageUrl?: string | null;
          photoUrl?: string | null;
          reviews?: {
            total: number;
            averageRating?: number | null;
            ratingCounts?: Array<number> | null;
            page: number;
            totalPages: number;
            items: Array<{
              id: string;
              userName?: string | null;
              rating: number;
              comment: string;
              postedAt: string;
              editedAt?: string | null;
              reply?: { text: string; postedAt: string } | null;
              photos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
            }>;
          } | null;
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
            slug: string;
            name: string;
            description: string;
            price?: number | null;
            unit?: string | null;
            imageUrl?: string | null;
            category?: { id: string; slug: string; name: string } | null;
          }>;
          certificates: Array<{
            id: string;
            name: string;
            description?: string | null;
            issuedDate?: string | null;
            expiryDate?: string | null;
          }>;
          serviceAttributes: Array<{ id: string; slug: string; name: string }>;
          neighbours?: {
            similar: Array<{
              id: string;
              slug: string;
              name: string;
              description: string;
              verified: boolean;
              featured: boolean;
              phone?: string | null;
              established?: string | null;
              minimumOrder?: string | null;
              averageRating?: number | null;
              reviewCount: number;
              distance?: number | null;
              whatsapp?: string | null;
              websiteUrl?: string | null;
              logoUrl?: string | null;
              coverImageUrl?: string | null;
              photoUrl?: string | null;
              categories: Array<{ id: string; slug: string; name: string }>;
              headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
            }>;
            nearby: Array<{
              id: string;
              slug: string;
              name: string;
              description: string;
              verified: boolean;
              featured: boolean;
              phone?: string | null;
              established?: string | null;
              minimumOrder?: string | null;
              averageRating?: number | null;
              reviewCount: number;
              distance?: number | null;
              whatsapp?: string | null;
              websiteUrl?: string | null;
              logoUrl?: string | null;
              coverImageUrl?: string | null;
              photoUrl?: string | null;
              categories: Array<{ id: string; slug: string; name: string }>;
              headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
            }>;
          } | null;
          ownership?: { proof: string; at: string } | null;
          photos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
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

export type ListAllCategoriesQueryVariables = Exact<{ [key: string]: never }>;

export type ListAllCategoriesQuery = {
  categories: Array<{ id: string; slug: string; name: string; businessCount: number }>;
};

export type GetCategoryQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  page: Scalars['Int']['input'];
}>;

export type GetCategoryQuery = {
  category:
    | {
        __typename: 'CategoryFound';
        seoText?: string | null;
        category: { id: string; slug: string; name: string; description?: string | null };
        businesses: {
          total: number;
          totalIsLowerBound: boolean;
          totalPages: number;
          reduced: boolean;
          items: Array<{
            id: string;
            slug: string;
            name: string;
            description: string;
            verified: boolean;
            featured: boolean;
            phone?: string | null;
            established?: string | null;
            minimumOrder?: string | null;
            averageRating?: number | null;
            reviewCount: number;
            distance?: number | null;
            whatsapp?: string | null;
            websiteUrl?: string | null;
            logoUrl?: string | null;
            coverImageUrl?: string | null;
            photoUrl?: string | null;
            categories: Array<{ id: string; slug: string; name: string }>;
            headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
          }>;
        };
      }
    | {
        __typename: 'CategoriesMeant';
        name: string;
        categories: Array<{ id: string; slug: string; name: string }>;
        businesses: {
          total: number;
          totalIsLowerBound: boolean;
          totalPages: number;
          reduced: boolean;
          items: Array<{
            id: string;
            slug: string;
            name: string;
            description: string;
            verified: boolean;
            featured: boolean;
            phone?: string | null;
            established?: string | null;
            minimumOrder?: string | null;
            averageRating?: number | null;
            reviewCount: number;
            distance?: number | null;
            whatsapp?: string | null;
            websiteUrl?: string | null;
            logoUrl?: string | null;
            coverImageUrl?: string | null;
            photoUrl?: string | null;
            categories: Array<{ id: string; slug: string; name: string }>;
            headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
          }>;
        };
      }
    | { __typename: 'PlaceMoved'; slug: string }
    | { __typename: 'PlaceDeleted'; name: string }
    | { __typename: 'PlaceNotFound'; name: string };
};

export type ListCitiesQueryVariables = Exact<{ [key: string]: never }>;

export type ListCitiesQuery = { cities: Array<{ slug: string; name: string; country: string; businessCount: number }> };

export type GetCityQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  page: Scalars['Int']['input'];
}>;

export type GetCityQuery = {
  city:
    | {
        __typename: 'CityFound';
        seoText?: string | null;
        city: { slug: string; name: string; country: string };
        businesses: {
          total: number;
          totalIsLowerBound: boolean;
          totalPages: number;
          reduced: boolean;
          items: Array<{
            id: string;
            slug: string;
            name: string;
            description: string;
            verified: boolean;
            featured: boolean;
            phone?: string | null;
            established?: string | null;
            minimumOrder?: string | null;
            averageRating?: number | null;
            reviewCount: number;
            distance?: number | null;
            whatsapp?: string | null;
            websiteUrl?: string | null;
            logoUrl?: string | null;
            coverImageUrl?: string | null;
            photoUrl?: string | null;
            categories: Array<{ id: string; slug: string; name: string }>;
            headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
          }>;
        };
      }
    | { __typename: 'PlaceMoved'; slug: string }
    | { __typename: 'PlaceDeleted'; name: string }
    | { __typename: 'PlaceNotFound'; name: string };
};

export type CompareBusinessQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type CompareBusinessQuery = {
  business:
    | {
        __typename: 'BusinessFound';
        business: {
          id: string;
          slug: string;
          name: string;
          verified: boolean;
          averageRating?: number | null;
          reviewCount: number;
          established?: string | null;
          phone?: string | null;
          whatsapp?: string | null;
          email?: string | null;
          websiteUrl?: string | null;
          minimumOrder?: string | null;
          logoUrl?: string | null;
          coverImageUrl?: string | null;
          photoUrl?: string | null;
          categories: Array<{ id: string; name: string }>;
          headquarters?: { city: string; borough?: string | null; phone?: string | null; email?: string | null } | null;
          locations: Array<{ id: string; city: string }>;
          openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
          products: Array<{ id: string; name: string; price?: number | null; unit?: string | null }>;
          certificates: Array<{ id: string; name: string; expiryDate?: string | null }>;
          serviceAttributes: Array<{ id: string; name: string }>;
        };
      }
    | { __typename: 'BusinessMoved'; slug: string }
    | { __typename: 'BusinessDeleted' }
    | { __typename: 'BusinessNotFound' };
};

export type GetDistrictQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  page: Scalars['Int']['input'];
}>;

export type GetDistrictQuery = {
  district:
    | {
        __typename: 'DistrictFound';
        seoText?: string | null;
        district: {
          id: string;
          slug: string;
          name: string;
          city: string;
          citySlug: string;
          region?: string | null;
          country: string;
          description?: string | null;
          imageUrl?: string | null;
        };
        businesses: {
          total: number;
          totalIsLowerBound: boolean;
          totalPages: number;
          reduced: boolean;
          items: Array<{
            id: string;
            slug: string;
            name: string;
            description: string;
            verified: boolean;
            featured: boolean;
            phone?: string | null;
            established?: string | null;
            minimumOrder?: string | null;
            averageRating?: number | null;
            reviewCount: number;
            distance?: number | null;
            whatsapp?: string | null;
            websiteUrl?: string | null;
            logoUrl?: string | null;
            coverImageUrl?: string | null;
            photoUrl?: string | null;
            categories: Array<{ id: string; slug: string; name: string }>;
            headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
          }>;
        };
      }
    | { __typename: 'PlaceMoved'; slug: string }
    | { __typename: 'PlaceDeleted'; name: string }
    | { __typename: 'PlaceNotFound'; name: string };
};

export type ListDistrictsQueryVariables = Exact<{ [key: string]: never }>;

export type ListDistrictsQuery = {
  districts: Array<{
    id: string;
    slug: string;
    name: string;
    city: string;
    citySlug: string;
    country: string;
    description?: string | null;
    imageUrl?: string | null;
    businessCount: number;
  }>;
};

export type ListFavouritesQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;

export type ListFavouritesQuery = {
  businessesByIds: Array<{
    formerIds?: Array<string> | null;
    id: string;
    slug: string;
    name: string;
    description: string;
    verified: boolean;
    featured: boolean;
    phone?: string | null;
    established?: string | null;
    minimumOrder?: string | null;
    averageRating?: number | null;
    reviewCount: number;
    distance?: number | null;
    whatsapp?: string | null;
    websiteUrl?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; slug: string; name: string }>;
    headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
  }>;
};

export type GetMyFavouritesQueryVariables = Exact<{ [key: string]: never }>;

export type GetMyFavouritesQuery = { myFavourites: Array<string> };

export type ChangeMyFavouritesMutationVariables = Exact<{
  input: ChangeFavouritesInput;
}>;

export type ChangeMyFavouritesMutation = { changeMyFavourites: Array<string> };

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
    phone?: string | null;
    established?: string | null;
    minimumOrder?: string | null;
    averageRating?: number | null;
    reviewCount: number;
    distance?: number | null;
    whatsapp?: string | null;
    websiteUrl?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; slug: string; name: string }>;
    headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
  }>;
};

export type BusinessPageFieldsFragment = {
  total: number;
  totalIsLowerBound: boolean;
  totalPages: number;
  reduced: boolean;
  items: Array<{
    id: string;
    slug: string;
    name: string;
    description: string;
    verified: boolean;
    featured: boolean;
    phone?: string | null;
    established?: string | null;
    minimumOrder?: string | null;
    averageRating?: number | null;
    reviewCount: number;
    distance?: number | null;
    whatsapp?: string | null;
    websiteUrl?: string | null;
    logoUrl?: string | null;
    coverImageUrl?: string | null;
    photoUrl?: string | null;
    categories: Array<{ id: string; slug: string; name: string }>;
    headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
  }>;
};

export type ProvenCertificateFieldsFragment = {
  certificateId: string;
  name: string;
  document?: { id: string; name: string; type: string; bytes: number } | null;
};

export type ListMyCertificateDocumentsQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type ListMyCertificateDocumentsQuery = {
  myCertificateDocuments: Array<{
    certificateId: string;
    name: string;
    document?: { id: string; name: string; type: string; bytes: number } | null;
  }>;
};

export type RemoveMyCertificateDocumentMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
  certificateId: Scalars['ID']['input'];
}>;

export type RemoveMyCertificateDocumentMutation = {
  removeMyCertificateDocument: Array<{
    certificateId: string;
    name: string;
    document?: { id: string; name: string; type: string; bytes: number } | null;
  }>;
};

export type ListMyPagesQueryVariables = Exact<{ [key: string]: never }>;

export type ListMyPagesQuery = {
  myPages: Array<{ id: string; slug: string; name: string; status: string; since: string }>;
};

export type GetMyPageQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type GetMyPageQuery = {
  myPage: {
    id: string;
    slug: string;
    name: string;
    status: string;
    revision: number;
    description: string;
    categoryIds: Array<string>;
    serviceAttributeIds?: Array<string> | null;
    phone?: string | null;
    whatsapp?: string | null;
    websiteUrl?: string | null;
    minimumOrder?: string | null;
    email?: string | null;
    headquarters?: { address: string; city: string; borough?: string | null } | null;
    certificates: Array<{ certificateId: string; issuedDate?: string | null; expiryDate?: string | null }>;
    openingHours: Array<{ dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean }>;
    products: Array<{
      id: string;
      name: string;
      description: string;
      price?: number | null;
      unit?: string | null;
      minimumOrder?: string | null;
    }>;
    suggestions: Array<{
      id: string;
      status: string;
      createdAt: string;
      decidedAt?: string | null;
      rejection?: string | null;
      changes: Array<{ part: string; seen?: string | null; suggested?: string | null; isAccepted: boolean }>;
    }>;
    categories: Array<{ id: string; name: string }>;
    services: Array<{ id: string; name: string }>;
    certificateKinds: Array<{ id: string; name: string }>;
  };
};

export type EditMyPageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  changes: MyPageChanges;
  commandId: Scalars['ID']['input'];
}>;

export type EditMyPageMutation = { editMyPage: { revision: number; isWaiting: boolean } };

export type WithdrawSuggestionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type WithdrawSuggestionMutation = { withdrawSuggestion: boolean };

export type GetMyPageFiguresQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
  days: Scalars['Int']['input'];
}>;

export type GetMyPageFiguresQuery = {
  myPageFigures: {
    days: Array<{
      day: string;
      views: number;
      calls: number;
      chats: number;
      directions: number;
      websites: number;
      quoteRequests?: number | null;
    }>;
    searches: Array<{ text: string; times: number }>;
  };
};

export type ListMyPhotosQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type ListMyPhotosQuery = {
  myPagePhotos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
};

export type ArrangeMyPhotosMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
  photos: Array<MyPagePhotoInput> | MyPagePhotoInput;
  commandId: Scalars['ID']['input'];
}>;

export type ArrangeMyPhotosMutation = {
  arrangeMyPhotos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
};

export type RemoveMyPhotoMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type RemoveMyPhotoMutation = {
  removeMyPhoto: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
};

export type RestoreMyPhotoMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type RestoreMyPhotoMutation = {
  restoreMyPhoto: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
};

export type PhotoFieldsFragment = { id: string; imageUrl: string; alt: string; width: number; height: number };

export type SaveReviewReplyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type SaveReviewReplyMutation = { saveReviewReply: boolean };

export type DeleteReviewReplyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type DeleteReviewReplyMutation = { deleteReviewReply: boolean };

export type SentDocumentFieldsFragment = { id: string; name: string; type: string; bytes: number };

export type MyClaimFieldsFragment = {
  id: string;
  way: string;
  status: string;
  sentTo?: string | null;
  codeExpiresAt?: string | null;
  documents: Array<{ id: string; name: string; type: string; bytes: number }>;
};

export type GetClaimOptionsQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type GetClaimOptionsQuery = {
  claimOptions: {
    isOwner: boolean;
    hasOwners: boolean;
    page?: { id: string; slug: string; name: string } | null;
    ways: Array<{ way: string; sentTo?: string | null }>;
    running?: {
      id: string;
      way: string;
      status: string;
      sentTo?: string | null;
      codeExpiresAt?: string | null;
      documents: Array<{ id: string; name: string; type: string; bytes: number }>;
    } | null;
  };
};

export type StartClaimMutationVariables = Exact<{
  input: StartClaimInput;
}>;

export type StartClaimMutation = {
  startClaim: {
    id: string;
    way: string;
    status: string;
    sentTo?: string | null;
    codeExpiresAt?: string | null;
    documents: Array<{ id: string; name: string; type: string; bytes: number }>;
  };
};

export type EnterClaimCodeMutationVariables = Exact<{
  input: EnterClaimCodeInput;
}>;

export type EnterClaimCodeMutation = { enterClaimCode: string };

export type RemoveClaimDocumentMutationVariables = Exact<{
  claimId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type RemoveClaimDocumentMutation = {
  removeClaimDocument: Array<{ id: string; name: string; type: string; bytes: number }>;
};

export type WithdrawClaimMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type WithdrawClaimMutation = { withdrawClaim: boolean };

export type ListCoOwnersQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type ListCoOwnersQuery = {
  coOwners: {
    owners: Array<{ id: string; name: string; proof: string; since: string; isSelf: boolean }>;
    invitations: Array<{ id: string; email: string; handsOver: boolean; expiresAt: string }>;
  };
};

export type InviteOwnerMutationVariables = Exact<{
  input: InviteOwnerInput;
  commandId: Scalars['ID']['input'];
}>;

export type InviteOwnerMutation = { inviteOwner: { id: string } };

export type WithdrawInvitationMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type WithdrawInvitationMutation = { withdrawInvitation: boolean };

export type LeavePageMutationVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type LeavePageMutation = { leavePage: boolean };

export type GetPageInvitationQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type GetPageInvitationQuery = { pageInvitation?: { name: string; slug: string; handsOver: boolean } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type AcceptInvitationMutation = { acceptInvitation: string };

export type AddCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;

export type AddCommentMutation = { addComment: boolean };

export type PostFieldsFragment = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  contentHtml: string;
  featuredImageUrl?: string | null;
  isFeatured: boolean;
  date: string;
  updatedAt: string;
  tags: Array<string>;
  viewCount: number;
  commentCount: number;
  metaTitle?: string | null;
  metaDescription?: string | null;
  category?: { id: string; slug: string; name: string; color: string } | null;
  author?: { fullName: string; avatarUrl?: string | null } | null;
  comments: Array<{ id: string; authorName: string; content: string; createdAt: string }>;
};

export type GetPostQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type GetPostQuery = {
  post:
    | {
        __typename: 'PostFound';
        post: {
          id: string;
          slug: string;
          title: string;
          excerpt: string;
          contentHtml: string;
          featuredImageUrl?: string | null;
          isFeatured: boolean;
          date: string;
          updatedAt: string;
          tags: Array<string>;
          viewCount: number;
          commentCount: number;
          metaTitle?: string | null;
          metaDescription?: string | null;
          related: Array<{
            id: string;
            slug: string;
            title: string;
            featuredImageUrl?: string | null;
            date: string;
            category?: { id: string; slug: string } | null;
          }>;
          category?: { id: string; slug: string; name: string; color: string } | null;
          author?: { fullName: string; avatarUrl?: string | null } | null;
          comments: Array<{ id: string; authorName: string; content: string; createdAt: string }>;
        };
      }
    | { __typename: 'PostMoved'; slug: string }
    | { __typename: 'PostDeleted' }
    | { __typename: 'PostNotFound' };
};

export type GetPostPreviewQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type GetPostPreviewQuery = {
  previewedPost?: {
    id: string;
    slug: string;
    title: string;
    excerpt: string;
    contentHtml: string;
    featuredImageUrl?: string | null;
    isFeatured: boolean;
    date: string;
    updatedAt: string;
    tags: Array<string>;
    viewCount: number;
    commentCount: number;
    metaTitle?: string | null;
    metaDescription?: string | null;
    category?: { id: string; slug: string; name: string; color: string } | null;
    author?: { fullName: string; avatarUrl?: string | null } | null;
    comments: Array<{ id: string; authorName: string; content: string; createdAt: string }>;
  } | null;
};

export type GetProductQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;

export type GetProductQuery = {
  product:
    | {
        __typename: 'ProductFound';
        product: {
          id: string;
          slug: string;
          name: string;
          description: string;
          price?: number | null;
          unit?: string | null;
          imageUrl?: string | null;
          minimumOrder?: string | null;
          businesses?: Array<{ id: string; slug: string; name: string; city?: string | null }> | null;
          category?: { id: string; slug: string; name: string } | null;
        };
        sellers: Array<{
          id: string;
          slug: string;
          name: string;
          description: string;
          verified: boolean;
          featured: boolean;
          phone?: string | null;
          established?: string | null;
          minimumOrder?: string | null;
          averageRating?: number | null;
          reviewCount: number;
          distance?: number | null;
          whatsapp?: string | null;
          websiteUrl?: string | null;
          logoUrl?: string | null;
          coverImageUrl?: string | null;
          photoUrl?: string | null;
          categories: Array<{ id: string; slug: string; name: string }>;
          headquarters?: { city: string; borough?: string | null; country: string; phone?: string | null } | null;
        }>;
        similar: Array<{
          id: string;
          slug: string;
          name: string;
          description: string;
          price?: number | null;
          unit?: string | null;
          imageUrl?: string | null;
          businesses?: Array<{ id: string; slug: string; name: string; city?: string | null }> | null;
          category?: { id: string; slug: string; name: string } | null;
        }>;
      }
    | { __typename: 'ProductMoved'; slug: string }
    | { __typename: 'ProductDeleted' }
    | { __typename: 'ProductNotFound' };
};

export type ListProductsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductSort>;
  page: Scalars['Int']['input'];
}>;

export type ListProductsQuery = {
  productList: {
    total: number;
    meant: number;
    partly: boolean;
    sort: ProductSort;
    everything: number;
    totalIsLowerBound: boolean;
    totalPages: number;
    reduced: boolean;
    canonicalCategory?: string | null;
    items: Array<{
      id: string;
      slug: string;
      name: string;
      description: string;
      price?: number | null;
      unit?: string | null;
      imageUrl?: string | null;
      businesses?: Array<{ id: string; slug: string; name: string; city?: string | null }> | null;
      category?: { id: string; slug: string; name: string } | null;
    }>;
    categories: Array<{ id: string; slug: string; name: string }>;
    category?: { id: string; slug: string; name: string } | null;
  };
};

export type GetQuoteFormQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  hasBusiness: Scalars['Boolean']['input'];
}>;

export type GetQuoteFormQuery = {
  quoteProvinces: Array<string>;
  categories: Array<{ slug: string; name: string }>;
  business?:
    | {
        __typename: 'BusinessFound';
        business: {
          id: string;
          slug: string;
          name: string;
          email?: string | null;
          headquarters?: { city: string } | null;
        };
      }
    | { __typename: 'BusinessMoved' }
    | { __typename: 'BusinessDeleted' }
    | { __typename: 'BusinessNotFound' };
};

export type FindQuoteSuppliersQueryVariables = Exact<{
  q: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
}>;

export type FindQuoteSuppliersQuery = {
  quoteSuppliers: Array<{ id: string; slug: string; name: string; city?: string | null }>;
};

export type RequestQuotesMutationVariables = Exact<{
  input: RequestQuotesInput;
}>;

export type RequestQuotesMutation = {
  requestQuotes: { awaitsConfirmation: boolean; recipients: number; unreachable: number };
};

export type GetQuoteRequestQueryVariables = Exact<{
  key: Scalars['String']['input'];
}>;

export type GetQuoteRequestQuery = {
  quoteRequest?: {
    id: string;
    number: string;
    what: string;
    quantity: number;
    unit: string;
    city: string;
    borough?: string | null;
    status: string;
    isSealed: boolean;
    deadlineAt?: string | null;
    createdAt: string;
    closedBecause?: string | null;
    note?: string | null;
    offerCount: number;
    acceptedId?: string | null;
    recipients: Array<{ id: string; businessName: string; businessSlug: string; state: string }>;
    offers?: Array<{
      id: string;
      unitPrice?: number | null;
      total?: number | null;
      deliveryDays?: number | null;
      validUntil?: string | null;
      note?: string | null;
      changedAt: string;
    }> | null;
    contact?: { name: string; email?: string | null; phone?: string | null } | null;
    questions: Array<{ id: string; question: string; answer?: string | null; askedAt: string }>;
  } | null;
};

export type ListMyQuoteRequestsQueryVariables = Exact<{
  page: Scalars['Int']['input'];
}>;

export type ListMyQuoteRequestsQuery = {
  myQuoteRequests: {
    total: number;
    items: Array<{
      id: string;
      number: string;
      what: string;
      quantity: number;
      unit: string;
      city: string;
      borough?: string | null;
      status: string;
      isSealed: boolean;
      deadlineAt?: string | null;
      createdAt: string;
      closedBecause?: string | null;
      recipientCount: number;
      offerCount: number;
    }>;
  };
};

export type ConfirmQuoteRequestMutationVariables = Exact<{
  key: Scalars['String']['input'];
}>;

export type ConfirmQuoteRequestMutation = { confirmQuoteRequest: boolean };

export type AnswerQuoteQuestionMutationVariables = Exact<{
  key: Scalars['String']['input'];
  questionId: Scalars['ID']['input'];
  answer: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type AnswerQuoteQuestionMutation = { answerQuoteQuestion: boolean };

export type AcceptQuoteOfferMutationVariables = Exact<{
  key: Scalars['String']['input'];
  offerId: Scalars['ID']['input'];
}>;

export type AcceptQuoteOfferMutation = { acceptQuoteOffer: boolean };

export type CloseQuoteRequestMutationVariables = Exact<{
  key: Scalars['String']['input'];
}>;

export type CloseQuoteRequestMutation = { closeQuoteRequest: boolean };

export type GetQuoteInvitationQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type GetQuoteInvitationQuery = {
  quoteInvitation?: {
    id: string;
    number: string;
    what: string;
    quantity: number;
    unit: string;
    city: string;
    borough?: string | null;
    status: string;
    isSealed: boolean;
    deadlineAt?: string | null;
    createdAt: string;
    closedBecause?: string | null;
    note?: string | null;
    businessName: string;
    hasDeclined: boolean;
    isStopped: boolean;
    isAccepted: boolean;
    offer?: {
      unitPrice?: number | null;
      total?: number | null;
      deliveryDays?: number | null;
      validUntil?: string | null;
      note?: string | null;
      changedAt: string;
    } | null;
    contact?: { name: string; email?: string | null; phone?: string | null } | null;
    questions: Array<{ id: string; question: string; answer?: string | null; askedAt: string }>;
  } | null;
};

export type MakeQuoteOfferMutationVariables = Exact<{
  input: QuoteOfferInput;
}>;

export type MakeQuoteOfferMutation = { makeQuoteOffer: boolean };

export type WithdrawQuoteOfferMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type WithdrawQuoteOfferMutation = { withdrawQuoteOffer: boolean };

export type DeclineQuoteRequestMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type DeclineQuoteRequestMutation = { declineQuoteRequest: boolean };

export type AskQuoteQuestionMutationVariables = Exact<{
  token: Scalars['String']['input'];
  question: Scalars['String']['input'];
  commandId: Scalars['ID']['input'];
}>;

export type AskQuoteQuestionMutation = { askQuoteQuestion: boolean };

export type StopQuoteMailsMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type StopQuoteMailsMutation = { stopQuoteMails: boolean };

export type ResumeQuoteMailsMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type ResumeQuoteMailsMutation = { resumeQuoteMails: boolean };

export type DescribeMyReviewPhotoMutationVariables = Exact<{
  reviewId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  alt: Scalars['String']['input'];
}>;

export type DescribeMyReviewPhotoMutation = {
  describeMyReviewPhoto: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  };
};

export type RemoveMyReviewPhotoMutationVariables = Exact<{
  reviewId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type RemoveMyReviewPhotoMutation = {
  removeMyReviewPhoto: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  };
};

export type RestoreMyReviewPhotoMutationVariables = Exact<{
  reviewId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;

export type RestoreMyReviewPhotoMutation = {
  restoreMyReviewPhoto: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  };
};

export type ListReviewsQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
}>;

export type ListReviewsQuery = {
  reviews: {
    total: number;
    averageRating?: number | null;
    ratingCounts?: Array<number> | null;
    page: number;
    totalPages: number;
    items: Array<{
      id: string;
      userName?: string | null;
      rating: number;
      comment: string;
      postedAt: string;
      editedAt?: string | null;
      reply?: { text: string; postedAt: string } | null;
      photos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
    }>;
  };
};

export type GetMyReviewQueryVariables = Exact<{
  businessId: Scalars['ID']['input'];
}>;

export type GetMyReviewQuery = {
  myReview?: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  } | null;
};

export type ListMyReviewsQueryVariables = Exact<{
  page: Scalars['Int']['input'];
}>;

export type ListMyReviewsQuery = {
  myReviews: {
    total: number;
    page: number;
    totalPages: number;
    items: Array<{
      id: string;
      businessId: string;
      userName?: string | null;
      rating: number;
      comment: string;
      postedAt: string;
      editedAt?: string | null;
      status: ReviewStatus;
      heldFor?: string | null;
      hiddenFor?: string | null;
      businessName?: string | null;
      businessSlug?: string | null;
      photos: Array<{
        id: string;
        imageUrl: string;
        alt: string;
        width: number;
        height: number;
        takenDownFor?: string | null;
      }>;
    }>;
  };
};

export type PostReviewMutationVariables = Exact<{
  input: PostReviewInput;
}>;

export type PostReviewMutation = {
  postReview: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  };
};

export type EditReviewMutationVariables = Exact<{
  input: EditReviewInput;
}>;

export type EditReviewMutation = {
  editReview: {
    id: string;
    businessId: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    status: ReviewStatus;
    heldFor?: string | null;
    hiddenFor?: string | null;
    businessName?: string | null;
    businessSlug?: string | null;
    photos: Array<{
      id: string;
      imageUrl: string;
      alt: string;
      width: number;
      height: number;
      takenDownFor?: string | null;
    }>;
  };
};

export type DeleteReviewMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type DeleteReviewMutation = { deleteReview: boolean };

export type ReportReviewMutationVariables = Exact<{
  input: ReportReviewInput;
}>;

export type ReportReviewMutation = { reportReview: boolean };

export type ReviewListFieldsFragment = {
  total: number;
  averageRating?: number | null;
  ratingCounts?: Array<number> | null;
  page: number;
  totalPages: number;
  items: Array<{
    id: string;
    userName?: string | null;
    rating: number;
    comment: string;
    postedAt: string;
    editedAt?: string | null;
    reply?: { text: string; postedAt: string } | null;
    photos: Array<{ id: string; imageUrl: string; alt: string; width: number; height: number }>;
  }>;
};

export type MyReviewFieldsFragment = {
  id: string;
  businessId: string;
  userName?: string | null;
  rating: number;
  comment: string;
  postedAt: string;
  editedAt?: string | null;
  status: ReviewStatus;
  heldFor?: string | null;
  hiddenFor?: string | null;
  businessName?: string | null;
  businessSlug?: string | null;
  photos: Array<{
    id: string;
    imageUrl: string;
    alt: string;
    width: number;
    height: number;
    takenDownFor?: string | null;
  }>;
};

export type SavedSearchFieldsFragment = {
  id: string;
  name: string;
  mails: boolean;
  createdAt: string;
  criteria: { text: string; categories: Array<string>; services: Array<string>; certificates: Array<string> };
};

export type ListMySearchesQueryVariables = Exact<{ [key: string]: never }>;

export type ListMySearchesQuery = {
  mySavedSearches: Array<{
    id: string;
    name: string;
    mails: boolean;
    createdAt: string;
    criteria: { text: string; categories: Array<string>; services: Array<string>; certificates: Array<string> };
  }>;
};

export type ChangeMySearchMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  mails: Scalars['Boolean']['input'];
}>;

export type ChangeMySearchMutation = {
  changeSavedSearch: {
    id: string;
    name: string;
    mails: boolean;
    createdAt: string;
    criteria: { text: string; categories: Array<string>; services: Array<string>; certificates: Array<string> };
  };
};

export type DeleteMySearchMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;

export type DeleteMySearchMutation = { deleteSavedSearch: boolean };

export type EndSearchMailsMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;

export type EndSearchMailsMutation = { stopSearchMails: string };

export type SubmitBusinessMutationVariables = Exact<{
  input: SubmitBusinessInput;
}>;

export type SubmitBusinessMutation = { submitBusiness: { number: string; isMailed: boolean } };

export type SuggestChangeMutationVariables = Exact<{
  input: SuggestChangeInput;
}>;

export type SuggestChangeMutation = { suggestChange: boolean };

export type GetSuggestionsQueryVariables = Exact<{
  q: Scalars['String']['input'];
}>;

export type GetSuggestionsQuery = {
  suggestions: {
    categories: Array<{ slug: string; name: string; businessCount: number }>;
    cities: Array<{ slug: string; name: string; businessCount: number }>;
    districts: Array<{ slug: string; name: string; city: string; businessCount: number }>;
    services: Array<{ slug: string; name: string }>;
    certificates: Array<{ slug: string; name: string }>;
    products: Array<{ name: string; category?: { slug: string; name: string } | null }>;
    businesses: Array<{
      slug: string;
      name: string;
      categories: Array<{ slug: string }>;
      headquarters?: { city: string; borough?: string | null } | null;
    }>;
    first: Array<{ kind: SuggestedKind; at: number }>;
  };
};
