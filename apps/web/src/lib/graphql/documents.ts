// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
/** Every operation the site may send, with its text. Server only: browsers send the hash. */
export const OPERATIONS: { name: string; text: string }[] = [
  { name: 'AddComment', text: 'mutation AddComment($input:AddCommentInput!){addComment(input:$input)}' },
  { name: 'ChangeName', text: 'mutation ChangeName($name:String!){changeName(name:$name)}' },
  {
    name: 'ChangePassword',
    text: 'mutation ChangePassword($current:String!$next:String!){changePassword(current:$current next:$next)}',
  },
  {
    name: 'CreateCertificate',
    text: 'mutation CreateCertificate($input:ManagedCertificateInput!$commandId:ID!){createCertificate(input:$input commandId:$commandId){...ManagedCertificateFields}}fragment ManagedCertificateFields on ManagedCertificate{id name description businessCount revision}',
  },
  {
    name: 'DeleteCertificates',
    text: 'mutation DeleteCertificates($ids:[ID!]!){deleteCertificates(ids:$ids){id isDone code}}',
  },
  { name: 'DeleteReview', text: 'mutation DeleteReview($id:ID!){deleteReview(id:$id)}' },
  {
    name: 'EditReview',
    text: 'mutation EditReview($input:EditReviewInput!){editReview(input:$input){...MyReviewFields}}fragment MyReviewFields on MyReview{id userName rating comment postedAt editedAt status businessName businessSlug}',
  },
  { name: 'EraseAccount', text: 'mutation EraseAccount($password:String!){eraseAccount(password:$password)}' },
  { name: 'FindBusiness', text: 'query FindBusiness($nameSlug:String!){businessNamed(nameSlug:$nameSlug)}' },
  {
    name: 'GetBusiness',
    text: 'query GetBusiness($slug:String!){business(slug:$slug){__typename ...on BusinessFound{business{id slug name description verified featured established phone email websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount reviews{...ReviewListFields}categories{id slug name}headquarters{...LocationFields}locations{...LocationFields}openingHours{dayOfWeek opens closes isClosed}products{...ProductCard}certificates{id name description issuedDate expiryDate}}}...on BusinessMoved{slug}}}fragment ReviewListFields on ReviewList{items{id userName rating comment postedAt editedAt}total averageRating page totalPages}fragment LocationFields on Location{id address city citySlug borough region country postalCode latitude longitude phone email isHeadquarters}fragment ProductCard on Product{id name description price imageUrl category{id slug name}}',
  },
  {
    name: 'GetCategory',
    text: 'query GetCategory($slug:String!$page:Int!){category(slug:$slug page:$page){__typename ...on CategoryFound{category{id slug name description}seoText businesses{...BusinessPageFields}}...on CategoriesMeant{name categories{id slug name}businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'GetCity',
    text: 'query GetCity($slug:String!$page:Int!){city(slug:$slug page:$page){__typename ...on CityFound{city{slug name country}seoText businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'GetDistrict',
    text: 'query GetDistrict($slug:String!$page:Int!){district(slug:$slug page:$page){__typename ...on DistrictFound{district{id slug name city citySlug region country description imageUrl}seoText businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  { name: 'GetLayout', text: 'query GetLayout{layout{footerCategories{id slug name}categoryCount}}' },
  { name: 'GetMe', text: 'query GetMe{me{id name email verified createdAt}}' },
  {
    name: 'GetMyReview',
    text: 'query GetMyReview($businessId:ID!){myReview(businessId:$businessId){...MyReviewFields}}fragment MyReviewFields on MyReview{id userName rating comment postedAt editedAt status businessName businessSlug}',
  },
  {
    name: 'GetPost',
    text: 'query GetPost($slug:String!){post(slug:$slug){__typename ...on PostFound{post{id slug title excerpt contentHtml featuredImageUrl isFeatured date updatedAt category{id slug name color}tags author{fullName avatarUrl}viewCount commentCount metaTitle metaDescription comments{id authorName content createdAt}related{...PostLink}}}...on PostMoved{slug}}}fragment PostLink on PostCard{id slug title featuredImageUrl date category{id slug}}',
  },
  {
    name: 'GetSuggestions',
    text: 'query GetSuggestions($q:String!){suggestions(q:$q){categories{slug name businessCount}cities{slug name businessCount}products{name category{slug name}}businesses{slug name categories{slug}headquarters{city borough}}}}',
  },
  { name: 'ListAllCategories', text: 'query ListAllCategories{categories{id slug name businessCount}}' },
  { name: 'ListBlogCategories', text: 'query ListBlogCategories{blogCategories{id slug name color postCount}}' },
  {
    name: 'ListBusinesses',
    text: 'query ListBusinesses($q:String$categories:[String!]$sort:BusinessSort$page:Int!$near:NearInput){businessList(q:$q categories:$categories sort:$sort page:$page near:$near){items{...BusinessCard}total totalIsLowerBound page totalPages sort reduced facets{category{id slug name}count}selectedCategories{id slug name}canonicalCategories}}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'ListCategories',
    text: 'query ListCategories($first:Int!){categories(first:$first){id slug name businessCount}}',
  },
  { name: 'ListCities', text: 'query ListCities{cities{slug name country businessCount}}' },
  {
    name: 'ListDistricts',
    text: 'query ListDistricts{districts{id slug name city citySlug country description imageUrl businessCount}}',
  },
  {
    name: 'ListFavourites',
    text: 'query ListFavourites($ids:[ID!]!){businessesByIds(ids:$ids){...BusinessCard}}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'ListFeaturedPosts',
    text: 'query ListFeaturedPosts($first:Int!){featuredPosts(first:$first){...PostCard}}fragment PostCard on PostCard{id slug title excerpt featuredImageUrl isFeatured date category{id slug name color}viewCount}',
  },
  {
    name: 'ListMyReviews',
    text: 'query ListMyReviews($page:Int!){myReviews(page:$page){items{...MyReviewFields}total page totalPages}}fragment MyReviewFields on MyReview{id userName rating comment postedAt editedAt status businessName businessSlug}',
  },
  {
    name: 'ListPosts',
    text: 'query ListPosts($page:Int!$category:String$search:String){postList(page:$page category:$category search:$search){items{...PostCard}total page totalPages category{id slug name}canonicalCategory}}fragment PostCard on PostCard{id slug title excerpt featuredImageUrl isFeatured date category{id slug name color}viewCount}',
  },
  {
    name: 'ListProducts',
    text: 'query ListProducts($search:String$category:String$page:Int!){productList(search:$search category:$category page:$page){items{...ProductCard businesses{id slug name}}total everything totalIsLowerBound totalPages reduced categories{id slug name}category{id slug name}canonicalCategory}}fragment ProductCard on Product{id name description price imageUrl category{id slug name}}',
  },
  {
    name: 'ListRecentBusinesses',
    text: 'query ListRecentBusinesses($first:Int!){recentBusinesses(first:$first){...BusinessCard}}fragment BusinessCard on Business{id slug name description verified featured websiteUrl logoUrl coverImageUrl photoUrl averageRating reviewCount distance categories{id slug name}headquarters{city country}}',
  },
  {
    name: 'ListReviews',
    text: 'query ListReviews($businessId:ID!$page:Int!){reviews(businessId:$businessId page:$page){...ReviewListFields}}fragment ReviewListFields on ReviewList{items{id userName rating comment postedAt editedAt}total averageRating page totalPages}',
  },
  {
    name: 'ManagedCertificates',
    text: 'query ManagedCertificates($list:ManagedListInput!){managedCertificates(list:$list){items{...ManagedCertificateFields}total}}fragment ManagedCertificateFields on ManagedCertificate{id name description businessCount revision}',
  },
  {
    name: 'PostReview',
    text: 'mutation PostReview($input:PostReviewInput!){postReview(input:$input){...MyReviewFields}}fragment MyReviewFields on MyReview{id userName rating comment postedAt editedAt status businessName businessSlug}',
  },
  { name: 'ReportReview', text: 'mutation ReportReview($input:ReportReviewInput!){reportReview(input:$input)}' },
  {
    name: 'RequestPasswordReset',
    text: 'mutation RequestPasswordReset($email:String!$trap:FormTrap!){requestPasswordReset(email:$email trap:$trap)}',
  },
  {
    name: 'ResendVerification',
    text: 'mutation ResendVerification($email:String!$trap:FormTrap!){resendVerification(email:$email trap:$trap)}',
  },
  {
    name: 'ResetPassword',
    text: 'mutation ResetPassword($token:String!$password:String!){resetPassword(token:$token password:$password)}',
  },
  { name: 'SignUp', text: 'mutation SignUp($input:SignUpInput!){signUp(input:$input)}' },
  {
    name: 'SubmitBusiness',
    text: 'mutation SubmitBusiness($input:SubmitBusinessInput!){submitBusiness(input:$input)}',
  },
  {
    name: 'UpdateCertificate',
    text: 'mutation UpdateCertificate($id:ID!$revision:Int!$input:ManagedCertificateInput!){updateCertificate(id:$id revision:$revision input:$input){...ManagedCertificateFields}}fragment ManagedCertificateFields on ManagedCertificate{id name description businessCount revision}',
  },
  { name: 'VerifyEmail', text: 'mutation VerifyEmail($token:String!){verifyEmail(token:$token)}' },
];
