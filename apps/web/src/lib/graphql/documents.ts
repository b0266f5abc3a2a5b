// Written by codegen.mjs from the .graphql documents; run `npm run codegen` after changing one.
/** Every operation the site may send, with its text. Server only: browsers send the hash. */
export const OPERATIONS: { name: string; text: string }[] = [
  {
    name: 'AcceptInvitation',
    text: 'mutation AcceptInvitation($token:String!$commandId:ID!){acceptInvitation(token:$token commandId:$commandId)}',
  },
  {
    name: 'AcceptQuoteOffer',
    text: 'mutation AcceptQuoteOffer($key:String!$offerId:ID!){acceptQuoteOffer(key:$key offerId:$offerId)}',
  },
  { name: 'AddComment', text: 'mutation AddComment($input:AddCommentInput!){addComment(input:$input)}' },
  {
    name: 'AnswerQuoteQuestion',
    text: 'mutation AnswerQuoteQuestion($key:String!$questionId:ID!$answer:String!$commandId:ID!){answerQuoteQuestion(key:$key questionId:$questionId answer:$answer commandId:$commandId)}',
  },
  {
    name: 'ApplyBulkEdit',
    text: 'mutation ApplyBulkEdit($id:ID!){applyBulkEdit(id:$id){...BulkEditFields}}fragment BulkEditFields on ManagedBulkEdit{id state at by changes{status verified featured addCategoryId removeCategoryId addServiceAttributeId removeServiceAttributeId}recordName total toChange changed same refused restored kept undoableUntil reasons{code count}named{id name code}examples{id name before{...BulkValues}after{...BulkValues}}}fragment BulkValues on ManagedBulkFields{status verified featured categoryIds serviceAttributeIds}',
  },
  {
    name: 'ApproveComments',
    text: 'mutation ApproveComments($ids:[ID!]!){outcomes:approveComments(ids:$ids){id isDone code}}',
  },
  {
    name: 'ArrangeMyPhotos',
    text: 'mutation ArrangeMyPhotos($businessId:ID!$photos:[MyPagePhotoInput!]!$commandId:ID!){arrangeMyPhotos(businessId:$businessId photos:$photos commandId:$commandId){...PhotoFields}}fragment PhotoFields on Photo{id imageUrl alt width height}',
  },
  {
    name: 'AskQuoteQuestion',
    text: 'mutation AskQuoteQuestion($token:String!$question:String!$commandId:ID!){askQuoteQuestion(token:$token question:$question commandId:$commandId)}',
  },
  {
    name: 'BlockQuoteBuyer',
    text: 'mutation BlockQuoteBuyer($id:ID!$isBlocked:Boolean!){blockQuoteBuyer(id:$id isBlocked:$isBlocked)}',
  },
  {
    name: 'CancelImport',
    text: 'mutation CancelImport($id:ID!){cancelImport(id:$id){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  { name: 'CategoryUse', text: 'query CategoryUse($ids:[ID!]!){categoryUse(ids:$ids){businesses products}}' },
  {
    name: 'ChangeAccount',
    text: 'mutation ChangeAccount($id:ID!$revision:Int!$input:ManagedAccountInput!){changeAccount(id:$id revision:$revision input:$input){...ManagedAccountFields}}fragment ManagedAccountFields on ManagedAccount{id username fullName email avatarUrl role active awaitsPassword hasSecondFactor hasPasskey lastLoginAt revision}',
  },
  {
    name: 'ChangeMyFavourites',
    text: 'mutation ChangeMyFavourites($input:ChangeFavouritesInput!){changeMyFavourites(input:$input)}',
  },
  {
    name: 'ChangeMySearch',
    text: 'mutation ChangeMySearch($id:ID!$name:String!$mails:Boolean!){changeSavedSearch(id:$id name:$name mails:$mails){...SavedSearchFields}}fragment SavedSearchFields on SavedSearch{id name criteria{text categories services certificates}mails createdAt}',
  },
  { name: 'ChangeName', text: 'mutation ChangeName($name:String!){changeName(name:$name)}' },
  {
    name: 'ChangePassword',
    text: 'mutation ChangePassword($current:String!$next:String!){changePassword(current:$current next:$next)}',
  },
  {
    name: 'ChangePostStatus',
    text: 'mutation ChangePostStatus($id:ID!$status:ManagedPostStatus!){changePostStatus(id:$id status:$status){id revision}}',
  },
  {
    name: 'ChooseImportRows',
    text: 'mutation ChooseImportRows($id:ID!$startedAt:String!$rows:[ImportRowChoiceInput!]!){chooseImportRows(id:$id startedAt:$startedAt rows:$rows)}',
  },
  {
    name: 'CloseAbusiveQuoteRequests',
    text: 'mutation CloseAbusiveQuoteRequests($ids:[ID!]!){closeAbusiveQuoteRequests(ids:$ids){id isDone code}}',
  },
  { name: 'CloseQuoteRequest', text: 'mutation CloseQuoteRequest($key:String!){closeQuoteRequest(key:$key)}' },
  {
    name: 'CompareBusiness',
    text: 'query CompareBusiness($slug:String!){business(slug:$slug){__typename ...on BusinessFound{business{id slug name verified ...PageFields averageRating reviewCount categories{id name}headquarters{city borough phone email}locations{id city}openingHours{dayOfWeek opens closes isClosed}products{id name price unit}certificates{id name expiryDate}serviceAttributes{id name}}}...on BusinessMoved{slug}}}fragment PageFields on Business{established phone whatsapp email websiteUrl minimumOrder logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'ConfirmImport',
    text: 'mutation ConfirmImport($id:ID!$startedAt:String!$settings:ImportSettingsInput!){confirmImport(id:$id startedAt:$startedAt settings:$settings){id}}',
  },
  { name: 'ConfirmQuoteRequest', text: 'mutation ConfirmQuoteRequest($key:String!){confirmQuoteRequest(key:$key)}' },
  {
    name: 'CreateBlogCategory',
    text: 'mutation CreateBlogCategory($input:ManagedBlogCategoryInput!$commandId:ID!){createBlogCategory(input:$input commandId:$commandId){id name slug description color postCount revision}}',
  },
  {
    name: 'CreateBusiness',
    text: 'mutation CreateBusiness($input:ManagedBusinessChanges!$commandId:ID!){createBusiness(input:$input commandId:$commandId){...ManagedBusinessFields}}fragment ManagedBusinessFields on ManagedBusiness{id slug name description status statuses verified featured ...EditedFields logo coverImage photosCount categories{id name}locations{id address city borough region country postalCode latitude longitude phone email isHeadquarters districtId}openingHours{dayOfWeek opens closes isClosed}certificates{certificateId name issuedDate expiryDate}serviceAttributes{id name}products{id name description category{id name}price ...ListedProductFields imageUrl image}averageRating reviewCount createdAt updatedAt revision}fragment EditedFields on ManagedBusiness{established phone whatsapp email websiteUrl minimumOrder logoUrl coverImageUrl photoUrl}fragment ListedProductFields on ManagedBusinessProduct{unit minimumOrder}',
  },
  {
    name: 'CreateBusinessFromSubmission',
    text: 'mutation CreateBusinessFromSubmission($id:ID!$input:BusinessOfSubmissionInput!){createBusinessFromSubmission(id:$id input:$input)}',
  },
  {
    name: 'CreateCategory',
    text: 'mutation CreateCategory($input:ManagedCategoryInput!$commandId:ID!){createCategory(input:$input commandId:$commandId){id name slug businessCount revision}}',
  },
  {
    name: 'CreateCertificate',
    text: 'mutation CreateCertificate($input:ManagedCertificateInput!$commandId:ID!){createCertificate(input:$input commandId:$commandId){id name description businessCount revision}}',
  },
  {
    name: 'CreateDistrict',
    text: 'mutation CreateDistrict($input:ManagedDistrictInput!$commandId:ID!){createDistrict(input:$input commandId:$commandId){id name city region country description imageUrl slug businessCount revision}}',
  },
  {
    name: 'CreatePost',
    text: 'mutation CreatePost($input:ManagedPostInput!$commandId:ID!){createPost(input:$input commandId:$commandId){id slug revision}}',
  },
  {
    name: 'CreateProduct',
    text: 'mutation CreateProduct($input:ManagedProductInput!$commandId:ID!){createProduct(input:$input commandId:$commandId){...ManagedProductFields}}fragment ManagedProductFields on ManagedProduct{id name description business{id name slug status}category{id name}price ...EditedProductFields imageUrl updatedAt revision}fragment EditedProductFields on ManagedProduct{unit minimumOrder}',
  },
  {
    name: 'CreateScheduledImport',
    text: 'mutation CreateScheduledImport($input:ManagedScheduledImportInput!$commandId:ID!){createScheduledImport(input:$input commandId:$commandId){id name url form sheet day time status businessStatus defaultCategory defaultCity onDuplicate onBranch reportTo nextRunAt lastRunAt outcome reason importId revision}}',
  },
  {
    name: 'CreateServiceAttribute',
    text: 'mutation CreateServiceAttribute($input:ManagedServiceAttributeInput!$commandId:ID!){createServiceAttribute(input:$input commandId:$commandId){id name description sortOrder businessCount revision}}',
  },
  {
    name: 'CreateStopWord',
    text: 'mutation CreateStopWord($input:ManagedStopWordInput!$commandId:ID!){createStopWord(input:$input commandId:$commandId){id name revision}}',
  },
  {
    name: 'CreateSynonym',
    text: 'mutation CreateSynonym($input:ManagedSynonymInput!$commandId:ID!){createSynonym(input:$input commandId:$commandId){id name equivalents narrower revision}}',
  },
  {
    name: 'DecideChangeSuggestion',
    text: 'mutation DecideChangeSuggestion($id:ID!$decision:String!$parts:[String!]!$revision:Int$rejection:String$seenAt:String!$commandId:ID!){decideChangeSuggestion(id:$id decision:$decision parts:$parts revision:$revision rejection:$rejection seenAt:$seenAt commandId:$commandId){suggestion{...ManagedChangeSuggestionFields}isThanked}}fragment ManagedChangeSuggestionFields on ManagedChangeSuggestion{id business{id slug name revision}by reason changes{part seen suggested current isAccepted}note hasAddress status createdAt decidedAt rejection undoableUntil}',
  },
  {
    name: 'DecideClaim',
    text: 'mutation DecideClaim($id:ID!$decision:String!$reason:String$commandId:ID!){decideClaim(id:$id decision:$decision reason:$reason commandId:$commandId){...ManagedClaimFields}}fragment ManagedClaimFields on ManagedClaim{id way status claimantName claimantEmail note documents{id name type bytes}startedAt decidedAt decidedBy reason isUndoable businessId businessName businessSlug businessStatus businessEmail businessPhone businessWebsite businessAddress ownerCount}',
  },
  {
    name: 'DecideSubmission',
    text: 'mutation DecideSubmission($id:ID!$decision:String!$reason:String$mailSender:Boolean!$seenStatus:String!$commandId:ID!){decideSubmission(id:$id decision:$decision reason:$reason mailSender:$mailSender seenStatus:$seenStatus commandId:$commandId){submission{...ManagedSubmissionFields}mail}}fragment ManagedSubmissionFields on ManagedSubmission{id number businessName address city borough name email phone message status createdAt decidedAt reason mailedDecisions businessId}',
  },
  {
    name: 'DeclineQuoteRequest',
    text: 'mutation DeclineQuoteRequest($token:String!){declineQuoteRequest(token:$token)}',
  },
  { name: 'DeleteAccounts', text: 'mutation DeleteAccounts($ids:[ID!]!){deleteAccounts(ids:$ids){id isDone code}}' },
  {
    name: 'DeleteBlogCategories',
    text: 'mutation DeleteBlogCategories($ids:[ID!]!){deleteBlogCategories(ids:$ids){id isDone code}}',
  },
  {
    name: 'DeleteBusinesses',
    text: 'mutation DeleteBusinesses($ids:[ID!]!){deleteBusinesses(ids:$ids){id isDone code}}',
  },
  {
    name: 'DeleteCategories',
    text: 'mutation DeleteCategories($ids:[ID!]!$moveTo:ID){deleteCategories(ids:$ids moveTo:$moveTo){id isDone code}}',
  },
  {
    name: 'DeleteCertificates',
    text: 'mutation DeleteCertificates($ids:[ID!]!){deleteCertificates(ids:$ids){id isDone code}}',
  },
  {
    name: 'DeleteComments',
    text: 'mutation DeleteComments($ids:[ID!]!){outcomes:deleteComments(ids:$ids){id isDone code}}',
  },
  { name: 'DeleteDistricts', text: 'mutation DeleteDistricts($ids:[ID!]!){deleteDistricts(ids:$ids){id isDone code}}' },
  { name: 'DeleteMySearch', text: 'mutation DeleteMySearch($id:ID!){deleteSavedSearch(id:$id)}' },
  { name: 'DeletePosts', text: 'mutation DeletePosts($ids:[ID!]!){deletePosts(ids:$ids){id isDone code}}' },
  { name: 'DeleteProducts', text: 'mutation DeleteProducts($ids:[ID!]!){deleteProducts(ids:$ids){id isDone code}}' },
  { name: 'DeleteReview', text: 'mutation DeleteReview($id:ID!){deleteReview(id:$id)}' },
  { name: 'DeleteReviewReply', text: 'mutation DeleteReviewReply($id:ID!){deleteReviewReply(id:$id)}' },
  {
    name: 'DeleteScheduledImports',
    text: 'mutation DeleteScheduledImports($ids:[ID!]!){deleteScheduledImports(ids:$ids){id isDone code}}',
  },
  {
    name: 'DeleteSeoText',
    text: 'mutation DeleteSeoText($type:SeoEntityType!$key:ID!){deleteSeoText(type:$type key:$key)}',
  },
  {
    name: 'DeleteServiceAttributes',
    text: 'mutation DeleteServiceAttributes($ids:[ID!]!){deleteServiceAttributes(ids:$ids){id isDone code}}',
  },
  { name: 'DeleteStopWords', text: 'mutation DeleteStopWords($ids:[ID!]!){deleteStopWords(ids:$ids){id isDone code}}' },
  {
    name: 'DeleteSubmissions',
    text: 'mutation DeleteSubmissions($ids:[ID!]!){deleteSubmissions(ids:$ids){id isDone code}}',
  },
  { name: 'DeleteSynonyms', text: 'mutation DeleteSynonyms($ids:[ID!]!){deleteSynonyms(ids:$ids){id isDone code}}' },
  { name: 'DeleteTypeCategory', text: 'mutation DeleteTypeCategory($type:ID!){deleteTypeCategory(type:$type)}' },
  {
    name: 'DescribeMyReviewPhoto',
    text: 'mutation DescribeMyReviewPhoto($reviewId:ID!$id:ID!$alt:String!){describeMyReviewPhoto(reviewId:$reviewId id:$id alt:$alt){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  { name: 'DiscardBulkEdit', text: 'mutation DiscardBulkEdit($id:ID!){discardBulkEdit(id:$id)}' },
  {
    name: 'DiscardDeadLetters',
    text: 'mutation DiscardDeadLetters($service:ID!$durable:ID!){discardDeadLetters(service:$service durable:$durable)}',
  },
  {
    name: 'DiscardImportFailure',
    text: 'mutation DiscardImportFailure($importId:ID!$chunk:Int){discardImportFailure(importId:$importId chunk:$chunk)}',
  },
  {
    name: 'DismissDuplicates',
    text: 'mutation DismissDuplicates($ids:[ID!]!){dismissDuplicates(ids:$ids){id isDone code}}',
  },
  {
    name: 'EditImportRow',
    text: 'mutation EditImportRow($id:ID!$startedAt:String!$row:Int!$revision:Int!$values:[EditedValueInput!]!){editImportRow(id:$id startedAt:$startedAt row:$row revision:$revision values:$values){revision overwritten}}',
  },
  {
    name: 'EditMyPage',
    text: 'mutation EditMyPage($id:ID!$revision:Int!$changes:MyPageChanges!$commandId:ID!){editMyPage(id:$id revision:$revision changes:$changes commandId:$commandId){revision isWaiting}}',
  },
  {
    name: 'EditReview',
    text: 'mutation EditReview($input:EditReviewInput!){editReview(input:$input){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  { name: 'EndSearchMails', text: 'mutation EndSearchMails($token:String!){stopSearchMails(token:$token)}' },
  {
    name: 'EnterClaimCode',
    text: 'mutation EnterClaimCode($input:EnterClaimCodeInput!){enterClaimCode(input:$input)}',
  },
  { name: 'EraseAccount', text: 'mutation EraseAccount($password:String!){eraseAccount(password:$password)}' },
  { name: 'FindBusiness', text: 'query FindBusiness($nameSlug:String!){businessNamed(nameSlug:$nameSlug)}' },
  { name: 'FindDuplicates', text: 'mutation FindDuplicates{findDuplicates}' },
  {
    name: 'FindQuoteSuppliers',
    text: 'query FindQuoteSuppliers($q:String!$category:String$city:String){quoteSuppliers(q:$q category:$category city:$city){id slug name city}}',
  },
  {
    name: 'FixImportRows',
    text: 'mutation FixImportRows($id:ID!$startedAt:String!$fixes:[RowFixInput!]!$withOffered:Boolean!$commandId:ID!){fixImportRows(id:$id startedAt:$startedAt fixes:$fixes withOffered:$withOffered commandId:$commandId){id}}',
  },
  {
    name: 'FreeBlogCategorySlug',
    text: 'query FreeBlogCategorySlug($text:String!$exceptId:ID){freeBlogCategorySlug(text:$text exceptId:$exceptId)}',
  },
  {
    name: 'FreePostSlug',
    text: 'query FreePostSlug($text:String!$exceptId:ID){freePostSlug(text:$text exceptId:$exceptId)}',
  },
  {
    name: 'GetBusiness',
    text: 'query GetBusiness($slug:String!){business(slug:$slug){__typename ...on BusinessFound{business{id slug name description verified featured ...PageFields averageRating reviewCount reviews{...ReviewListFields}categories{id slug name}headquarters{...LocationFields}locations{...LocationFields}openingHours{dayOfWeek opens closes isClosed}products{...ProductCard}certificates{id name description issuedDate expiryDate}serviceAttributes{id slug name}neighbours{similar{...BusinessCard}nearby{...BusinessCard}}ownership{proof at}photos{...PhotoFields}}}...on BusinessMoved{slug}}}fragment PageFields on Business{established phone whatsapp email websiteUrl minimumOrder logoUrl coverImageUrl photoUrl}fragment ReviewListFields on ReviewList{items{id userName rating comment postedAt editedAt reply{text postedAt}photos{...PhotoFields}}total averageRating ratingCounts page totalPages}fragment PhotoFields on Photo{id imageUrl alt width height}fragment LocationFields on Location{id address city citySlug borough region country postalCode latitude longitude phone email isHeadquarters}fragment ProductCard on Product{id slug name description price unit imageUrl category{id slug name}}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'GetCategory',
    text: 'query GetCategory($slug:String!$page:Int!){category(slug:$slug page:$page){__typename ...on CategoryFound{category{id slug name description}seoText businesses{...BusinessPageFields}}...on CategoriesMeant{name categories{id slug name}businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'GetCity',
    text: 'query GetCity($slug:String!$page:Int!){city(slug:$slug page:$page){__typename ...on CityFound{city{slug name country}seoText businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'GetClaimOptions',
    text: 'query GetClaimOptions($slug:String!){claimOptions(slug:$slug){page{id slug name}isOwner hasOwners ways{way sentTo}running{...MyClaimFields}}}fragment MyClaimFields on MyClaim{id way status sentTo codeExpiresAt documents{...SentDocumentFields}}fragment SentDocumentFields on SentDocument{id name type bytes}',
  },
  {
    name: 'GetDistrict',
    text: 'query GetDistrict($slug:String!$page:Int!){district(slug:$slug page:$page){__typename ...on DistrictFound{district{id slug name city citySlug region country description imageUrl}seoText businesses{...BusinessPageFields}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}fragment BusinessPageFields on BusinessPage{items{...BusinessCard}total totalIsLowerBound totalPages reduced}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  { name: 'GetLayout', text: 'query GetLayout{layout{footerCategories{id slug name}categoryCount}}' },
  { name: 'GetMe', text: 'query GetMe{me{id name email verified createdAt}}' },
  { name: 'GetMyFavourites', text: 'query GetMyFavourites{myFavourites}' },
  {
    name: 'GetMyPage',
    text: 'query GetMyPage($slug:String!){myPage(slug:$slug){id slug name status revision description ...OwnFields categoryIds serviceAttributeIds headquarters{address city borough}certificates{certificateId issuedDate expiryDate}openingHours{dayOfWeek opens closes isClosed}products{id name description price ...OwnProductFields}suggestions{id status createdAt decidedAt rejection changes{part seen suggested isAccepted}}categories{id name}services{id name}certificateKinds{id name}}}fragment OwnFields on MyPageForm{phone whatsapp websiteUrl minimumOrder email}fragment OwnProductFields on MyPageProduct{unit minimumOrder}',
  },
  {
    name: 'GetMyPageFigures',
    text: 'query GetMyPageFigures($businessId:ID!$days:Int!){myPageFigures(businessId:$businessId days:$days){days{day views calls chats directions websites quoteRequests}searches{text times}}}',
  },
  {
    name: 'GetMyReview',
    text: 'query GetMyReview($businessId:ID!){myReview(businessId:$businessId){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  {
    name: 'GetPageInvitation',
    text: 'query GetPageInvitation($token:String!){pageInvitation(token:$token){name slug handsOver}}',
  },
  {
    name: 'GetPost',
    text: 'query GetPost($slug:String!){post(slug:$slug){__typename ...on PostFound{post{...PostFields related{...PostLink}}}...on PostMoved{slug}}}fragment PostFields on Post{id slug title excerpt contentHtml featuredImageUrl isFeatured date updatedAt category{id slug name color}tags author{fullName avatarUrl}viewCount commentCount metaTitle metaDescription comments{id authorName content createdAt}}fragment PostLink on PostCard{id slug title featuredImageUrl date category{id slug}}',
  },
  {
    name: 'GetPostPreview',
    text: 'query GetPostPreview($token:String!){previewedPost(token:$token){...PostFields}}fragment PostFields on Post{id slug title excerpt contentHtml featuredImageUrl isFeatured date updatedAt category{id slug name color}tags author{fullName avatarUrl}viewCount commentCount metaTitle metaDescription comments{id authorName content createdAt}}',
  },
  {
    name: 'GetProduct',
    text: 'query GetProduct($slug:String!){product(slug:$slug){__typename ...on ProductFound{product{...ProductCard ...ProductFields businesses{id slug name city}}sellers{...BusinessCard}similar{...ProductCard businesses{id slug name city}}}...on ProductMoved{slug}}}fragment ProductCard on Product{id slug name description price unit imageUrl category{id slug name}}fragment ProductFields on Product{unit minimumOrder}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'GetQuoteForm',
    text: 'query GetQuoteForm($slug:String!$hasBusiness:Boolean!){quoteProvinces categories{slug name}business(slug:$slug)@include(if:$hasBusiness){__typename ...on BusinessFound{business{id slug name email headquarters{city}}}}}',
  },
  {
    name: 'GetQuoteInvitation',
    text: 'query GetQuoteInvitation($token:String!){quoteInvitation(token:$token){id number what quantity unit city borough status isSealed deadlineAt createdAt closedBecause note businessName hasDeclined isStopped offer{unitPrice total deliveryDays validUntil note changedAt}isAccepted contact{name email phone}questions{id question answer askedAt}}}',
  },
  {
    name: 'GetQuoteRequest',
    text: 'query GetQuoteRequest($key:String!){quoteRequest(key:$key){id number what quantity unit city borough status isSealed deadlineAt createdAt closedBecause note recipients{id businessName businessSlug state}offerCount offers{id unitPrice total deliveryDays validUntil note changedAt}acceptedId contact{name email phone}questions{id question answer askedAt}}}',
  },
  {
    name: 'GetSuggestions',
    text: 'query GetSuggestions($q:String!){suggestions(q:$q){categories{slug name businessCount}cities{slug name businessCount}districts{slug name city businessCount}services{slug name}certificates{slug name}products{name category{slug name}}businesses{slug name categories{slug}headquarters{city borough}}first{kind at}}}',
  },
  {
    name: 'ImportQueues',
    text: 'query ImportQueues{importQueues{queues{name waiting active delayed failed}workers{name queues since}throughput{minute rows}failures{importId fileName chunk firstRow lastRow reason times exhausted at}}}',
  },
  {
    name: 'ImportReview',
    text: 'query ImportReview($id:ID!){managedImport(id:$id){separator settings{status defaultCategory defaultCity leaveOutWithoutCity gate{invalid withoutCity}onDuplicate onBranch onDoubtful typeCategories{type category remember}}}managedImportReview(id:$id){new duplicate branch doubtful invalid reasons{kind reason count rows}unknownTypes{type count}categories{name count}chosen{forecast action count}withoutCity{forecast count}columns{name sample further target split{by further{target}}values{from to}isChosen isFromContent}constants{target text}fixes{problem{kind reason}where{column text}target text}offered}}',
  },
  {
    name: 'ImportRun',
    text: 'query ImportRun($id:ID!){managedImport(id:$id){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  {
    name: 'ImportRunRows',
    text: 'query ImportRunRows($id:ID!$outcome:RowOutcomeKind$undo:UndoOutcome$afterRow:Int!$limit:Int!){managedImportRows(id:$id outcome:$outcome undo:$undo afterRow:$afterRow limit:$limit){row line name refusal match{businessId slug name}warnings outcome{outcome reason businessId slug}undo}}',
  },
  {
    name: 'ImportRuns',
    text: 'query ImportRuns($form:ImportForm$page:Int!$pageSize:Int!){managedImports(form:$form page:$page pageSize:$pageSize){items{...ImportRunFields}total}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  {
    name: 'InviteAccount',
    text: 'mutation InviteAccount($input:ManagedInvitationInput!$commandId:ID!){inviteAccount(input:$input commandId:$commandId){account{...ManagedAccountFields}password}}fragment ManagedAccountFields on ManagedAccount{id username fullName email avatarUrl role active awaitsPassword hasSecondFactor hasPasskey lastLoginAt revision}',
  },
  {
    name: 'InviteOwner',
    text: 'mutation InviteOwner($input:InviteOwnerInput!$commandId:ID!){inviteOwner(input:$input commandId:$commandId){id}}',
  },
  { name: 'LeavePage', text: 'mutation LeavePage($businessId:ID!){leavePage(businessId:$businessId)}' },
  { name: 'ListAllCategories', text: 'query ListAllCategories{categories{id slug name businessCount}}' },
  { name: 'ListBlogCategories', text: 'query ListBlogCategories{blogCategories{id slug name color postCount}}' },
  {
    name: 'ListBusinesses',
    text: 'query ListBusinesses($q:String$categories:[String!]$services:[String!]$certificates:[String!]$ratedAtLeast:Int$openNow:Boolean$sort:BusinessSort$page:Int!$near:NearInput$area:MapAreaInput){businessList(q:$q categories:$categories services:$services certificates:$certificates ratedAtLeast:$ratedAtLeast openNow:$openNow sort:$sort page:$page near:$near area:$area){items{...BusinessCard}total totalIsLowerBound page totalPages sort reduced partly didYouMean parts{kind text without}facets{category{id slug name}count}serviceFacets{service{id slug name}count}openCount ratingFacets{atLeast count}certificateFacets{certificate{id slug name}count}selectedCertificates{id slug name}selectedServices{id slug name}selectedCategories{id slug name}canonicalCategories}}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'ListCategories',
    text: 'query ListCategories($first:Int!){categories(first:$first){id slug name businessCount}}',
  },
  { name: 'ListCities', text: 'query ListCities{cities{slug name country businessCount}}' },
  {
    name: 'ListCoOwners',
    text: 'query ListCoOwners($businessId:ID!){coOwners(businessId:$businessId){owners{id name proof since isSelf}invitations{id email handsOver expiresAt}}}',
  },
  {
    name: 'ListDistricts',
    text: 'query ListDistricts{districts{id slug name city citySlug country description imageUrl businessCount}}',
  },
  {
    name: 'ListFavourites',
    text: 'query ListFavourites($ids:[ID!]!){businessesByIds(ids:$ids){...BusinessCard formerIds}}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'ListFeaturedPosts',
    text: 'query ListFeaturedPosts($first:Int!){featuredPosts(first:$first){...PostCard}}fragment PostCard on PostCard{id slug title excerpt featuredImageUrl isFeatured date category{id slug name color}viewCount}',
  },
  {
    name: 'ListMyCertificateDocuments',
    text: 'query ListMyCertificateDocuments($businessId:ID!){myCertificateDocuments(businessId:$businessId){...ProvenCertificateFields}}fragment ProvenCertificateFields on MyProvenCertificate{certificateId name document{...SentDocumentFields}}fragment SentDocumentFields on SentDocument{id name type bytes}',
  },
  { name: 'ListMyPages', text: 'query ListMyPages{myPages{id slug name status since}}' },
  {
    name: 'ListMyPhotos',
    text: 'query ListMyPhotos($businessId:ID!){myPagePhotos(businessId:$businessId){...PhotoFields}}fragment PhotoFields on Photo{id imageUrl alt width height}',
  },
  {
    name: 'ListMyQuoteRequests',
    text: 'query ListMyQuoteRequests($page:Int!){myQuoteRequests(page:$page){items{id number what quantity unit city borough status isSealed deadlineAt createdAt closedBecause recipientCount offerCount}total}}',
  },
  {
    name: 'ListMyReviews',
    text: 'query ListMyReviews($page:Int!){myReviews(page:$page){items{...MyReviewFields}total page totalPages}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  {
    name: 'ListMySearches',
    text: 'query ListMySearches{mySavedSearches{...SavedSearchFields}}fragment SavedSearchFields on SavedSearch{id name criteria{text categories services certificates}mails createdAt}',
  },
  {
    name: 'ListPosts',
    text: 'query ListPosts($page:Int!$category:String$search:String){postList(page:$page category:$category search:$search){items{...PostCard}total page totalPages category{id slug name}canonicalCategory}}fragment PostCard on PostCard{id slug title excerpt featuredImageUrl isFeatured date category{id slug name color}viewCount}',
  },
  {
    name: 'ListProducts',
    text: 'query ListProducts($search:String$category:String$sort:ProductSort$page:Int!){productList(search:$search category:$category sort:$sort page:$page){items{...ProductCard businesses{id slug name city}}total meant partly sort everything totalIsLowerBound totalPages reduced categories{id slug name}category{id slug name}canonicalCategory}}fragment ProductCard on Product{id slug name description price unit imageUrl category{id slug name}}',
  },
  {
    name: 'ListRecentBusinesses',
    text: 'query ListRecentBusinesses($first:Int!){recentBusinesses(first:$first){...BusinessCard}}fragment BusinessCard on Business{id slug name description verified featured ...CardFields phone established minimumOrder averageRating reviewCount distance categories{id slug name}headquarters{city borough country phone}}fragment CardFields on Business{whatsapp websiteUrl logoUrl coverImageUrl photoUrl}',
  },
  {
    name: 'ListReviews',
    text: 'query ListReviews($businessId:ID!$page:Int!){reviews(businessId:$businessId page:$page){...ReviewListFields}}fragment ReviewListFields on ReviewList{items{id userName rating comment postedAt editedAt reply{text postedAt}photos{...PhotoFields}}total averageRating ratingCounts page totalPages}fragment PhotoFields on Photo{id imageUrl alt width height}',
  },
  { name: 'MakeQuoteOffer', text: 'mutation MakeQuoteOffer($input:QuoteOfferInput!){makeQuoteOffer(input:$input)}' },
  {
    name: 'ManagedAccounts',
    text: 'query ManagedAccounts($list:ManagedListInput!$role:ManagedRole$active:Boolean){managedAccounts(list:$list role:$role active:$active){items{...ManagedAccountFields}total}}fragment ManagedAccountFields on ManagedAccount{id username fullName email avatarUrl role active awaitsPassword hasSecondFactor hasPasskey lastLoginAt revision}',
  },
  {
    name: 'ManagedAuditRecords',
    text: 'query ManagedAuditRecords($search:String!$page:Int!$pageSize:Int!$filter:ManagedAuditFilter!){managedAuditRecords(search:$search page:$page pageSize:$pageSize filter:$filter){items{...AuditRecordFields}names{id name}total}}fragment AuditRecordFields on ManagedAuditRecord{id at actorId actorName action recordKind recordId recordName changes{field before after}}',
  },
  {
    name: 'ManagedBlogCategories',
    text: 'query ManagedBlogCategories($list:ManagedListInput!){managedBlogCategories(list:$list){items{id name slug description color postCount revision}total}}',
  },
  {
    name: 'ManagedBulkEdit',
    text: 'query ManagedBulkEdit($id:ID!){managedBulkEdit(id:$id){...BulkEditFields}}fragment BulkEditFields on ManagedBulkEdit{id state at by changes{status verified featured addCategoryId removeCategoryId addServiceAttributeId removeServiceAttributeId}recordName total toChange changed same refused restored kept undoableUntil reasons{code count}named{id name code}examples{id name before{...BulkValues}after{...BulkValues}}}fragment BulkValues on ManagedBulkFields{status verified featured categoryIds serviceAttributeIds}',
  },
  {
    name: 'ManagedBulkEdits',
    text: 'query ManagedBulkEdits($list:ManagedListInput!){managedBulkEdits(list:$list){items{...BulkEditRowFields}total}}fragment BulkEditRowFields on ManagedBulkEditRow{id state at by changes{status verified featured addCategoryId removeCategoryId addServiceAttributeId removeServiceAttributeId}recordName total toChange changed same refused restored kept undoableUntil}',
  },
  {
    name: 'ManagedBusiness',
    text: 'query ManagedBusiness($id:ID!){managedBusiness(id:$id){...ManagedBusinessFields}}fragment ManagedBusinessFields on ManagedBusiness{id slug name description status statuses verified featured ...EditedFields logo coverImage photosCount categories{id name}locations{id address city borough region country postalCode latitude longitude phone email isHeadquarters districtId}openingHours{dayOfWeek opens closes isClosed}certificates{certificateId name issuedDate expiryDate}serviceAttributes{id name}products{id name description category{id name}price ...ListedProductFields imageUrl image}averageRating reviewCount createdAt updatedAt revision}fragment EditedFields on ManagedBusiness{established phone whatsapp email websiteUrl minimumOrder logoUrl coverImageUrl photoUrl}fragment ListedProductFields on ManagedBusinessProduct{unit minimumOrder}',
  },
  {
    name: 'ManagedBusinessNames',
    text: 'query ManagedBusinessNames($search:String!){managedBusinessNames(search:$search){id name slug status}}',
  },
  {
    name: 'ManagedBusinessOptions',
    text: 'query ManagedBusinessOptions{managedBusinessOptions{categories{id name}cities{key name}districts{id name city}certificates{id name}serviceAttributes{id name}}}',
  },
  {
    name: 'ManagedBusinesses',
    text: 'query ManagedBusinesses($list:ManagedListInput!$filter:ManagedBusinessFilter){managedBusinesses(list:$list filter:$filter){items{id slug name logo status verified featured ...ListedFields headquarters{address borough city}categories{id name}locations{city country}locationCount certificates serviceNames averageRating reviewCount updatedAt}total totalIsLowerBound}}fragment ListedFields on ManagedBusinessRow{established phone email websiteUrl}',
  },
  {
    name: 'ManagedCategories',
    text: 'query ManagedCategories($list:ManagedListInput!){managedCategories(list:$list){items{id name slug businessCount revision}total}}',
  },
  {
    name: 'ManagedCertificates',
    text: 'query ManagedCertificates($list:ManagedListInput!){managedCertificates(list:$list){items{id name description businessCount revision}total}}',
  },
  {
    name: 'ManagedChangeSuggestion',
    text: 'query ManagedChangeSuggestion($id:ID!){managedChangeSuggestion(id:$id){...ManagedChangeSuggestionFields}}fragment ManagedChangeSuggestionFields on ManagedChangeSuggestion{id business{id slug name revision}by reason changes{part seen suggested current isAccepted}note hasAddress status createdAt decidedAt rejection undoableUntil}',
  },
  {
    name: 'ManagedChangeSuggestions',
    text: 'query ManagedChangeSuggestions($status:String$by:String$page:Int!$pageSize:Int!){managedChangeSuggestions(status:$status by:$by page:$page pageSize:$pageSize){items{...ManagedChangeSuggestionFields}total}}fragment ManagedChangeSuggestionFields on ManagedChangeSuggestion{id business{id slug name revision}by reason changes{part seen suggested current isAccepted}note hasAddress status createdAt decidedAt rejection undoableUntil}',
  },
  { name: 'ManagedCities', text: 'query ManagedCities{managedCities{key name country businessCount districtCount}}' },
  {
    name: 'ManagedClaims',
    text: 'query ManagedClaims($filter:String!$page:Int!$pageSize:Int!){managedClaims(filter:$filter page:$page pageSize:$pageSize){items{...ManagedClaimFields}total}}fragment ManagedClaimFields on ManagedClaim{id way status claimantName claimantEmail note documents{id name type bytes}startedAt decidedAt decidedBy reason isUndoable businessId businessName businessSlug businessStatus businessEmail businessPhone businessWebsite businessAddress ownerCount}',
  },
  { name: 'ManagedCommentCounts', text: 'query ManagedCommentCounts{managedCommentCounts{pending approved rejected}}' },
  {
    name: 'ManagedComments',
    text: 'query ManagedComments($status:ManagedCommentStatus!$page:Int!){managedComments(status:$status page:$page){items{id authorName authorEmail content status createdAt post{id title slug isPublic}}total}}',
  },
  { name: 'ManagedDailyGraphs', text: 'query ManagedDailyGraphs{managedDailyGraphs{until graphs{id counts}}}' },
  {
    name: 'ManagedDeadLetters',
    text: 'query ManagedDeadLetters{managedDeadLetters{services{id isUp}deadLetters{service durable count entries{subject reason at}}}}',
  },
  {
    name: 'ManagedDeleted',
    text: 'query ManagedDeleted($recordKind:String!$page:Int!$pageSize:Int!){managedDeleted(recordKind:$recordKind page:$page pageSize:$pageSize){items{id name at actorName}total}}',
  },
  {
    name: 'ManagedDeletionEffects',
    text: 'query ManagedDeletionEffects($ids:[ID!]!){managedDeletionEffects(ids:$ids){deletedProducts keptProducts}}',
  },
  {
    name: 'ManagedDistricts',
    text: 'query ManagedDistricts($list:ManagedListInput!$cityKey:ID){managedDistricts(list:$list cityKey:$cityKey){items{id name city region country description imageUrl slug businessCount revision}total}}',
  },
  {
    name: 'ManagedDuplicates',
    text: 'query ManagedDuplicates($list:ManagedListInput!$minimum:Float){managedDuplicates(list:$list minimum:$minimum){items{id probability reasons foundAt businesses{id slug name status address ...FieldsBesideTheirLike reviewCount createdAt}}total lastSearch{startedAt endedAt compared}}}fragment FieldsBesideTheirLike on ManagedDuplicateSide{phone websiteUrl}',
  },
  {
    name: 'ManagedHistory',
    text: 'query ManagedHistory($recordKind:String!$recordId:ID!$page:Int!$pageSize:Int!){managedHistory(recordKind:$recordKind recordId:$recordId page:$page pageSize:$pageSize){items{...AuditRecordFields}names{id name}total}}fragment AuditRecordFields on ManagedAuditRecord{id at actorId actorName action recordKind recordId recordName changes{field before after}}',
  },
  {
    name: 'ManagedIndices',
    text: 'query ManagedIndices{managedIndices{index documents lag rebuild{startedAt done total}}}',
  },
  {
    name: 'ManagedMerges',
    text: 'query ManagedMerges($list:ManagedListInput!){managedMerges(list:$list){items{id at by keptId keptName mergedId mergedName undoneAt}total}}',
  },
  {
    name: 'ManagedPageDocuments',
    text: 'query ManagedPageDocuments($businessId:ID!){managedPageDocuments(businessId:$businessId){id name type bytes certificateName}}',
  },
  {
    name: 'ManagedPageOwners',
    text: 'query ManagedPageOwners($businessId:ID!){managedPageOwners(businessId:$businessId){id name email proof proofBy since endedAt endedBy reason}}',
  },
  {
    name: 'ManagedPanel',
    text: 'query ManagedPanel{managedPanel{businessCount categoryCount cityCount recent{id name slug status categoryNames place{city country}createdAt}}}',
  },
  { name: 'ManagedParts', text: 'query ManagedParts{managedParts{id isUp}}' },
  {
    name: 'ManagedPhotos',
    text: 'query ManagedPhotos($businessId:ID$filter:String!$page:Int!$pageSize:Int!){managedPhotos(businessId:$businessId filter:$filter page:$page pageSize:$pageSize){items{id uploadId alt width height addedAt businessId businessName businessSlug businessStatus takenDownAt takenDownBy reason}total}}',
  },
  {
    name: 'ManagedPost',
    text: 'query ManagedPost($id:ID!){managedPost(id:$id){id revision slug title excerpt content featuredImageUrl isFeatured categoryId status publishedAt tags metaTitle metaDescription authorName updatedAt}}',
  },
  {
    name: 'ManagedPosts',
    text: 'query ManagedPosts($status:ManagedPostFilter$category:String$search:String!$page:Int!){managedPosts(status:$status category:$category search:$search page:$page){items{id slug title excerpt featuredImageUrl isFeatured status date category{id name color}viewCount isPublic previewToken}total}}',
  },
  {
    name: 'ManagedProduct',
    text: 'query ManagedProduct($id:ID!){managedProduct(id:$id){...ManagedProductFields}}fragment ManagedProductFields on ManagedProduct{id name description business{id name slug status}category{id name}price ...EditedProductFields imageUrl updatedAt revision}fragment EditedProductFields on ManagedProduct{unit minimumOrder}',
  },
  {
    name: 'ManagedProducts',
    text: 'query ManagedProducts($list:ManagedListInput!$categoryId:ID$businessId:ID){managedProducts(list:$list categoryId:$categoryId businessId:$businessId){items{...ManagedProductFields}total totalIsLowerBound}}fragment ManagedProductFields on ManagedProduct{id name description business{id name slug status}category{id name}price ...EditedProductFields imageUrl updatedAt revision}fragment EditedProductFields on ManagedProduct{unit minimumOrder}',
  },
  {
    name: 'ManagedQuoteRequests',
    text: 'query ManagedQuoteRequests($status:String$page:Int!$pageSize:Int!){managedQuoteRequests(status:$status page:$page pageSize:$pageSize){items{id number what quantity unit city borough note status closedBecause isSealed recipientCount offerCount questionCount createdAt deadlineAt isBuyerBlocked}total}}',
  },
  {
    name: 'ManagedReview',
    text: 'query ManagedReview($id:ID!){managedReview(id:$id){id businessName businessSlug userName rating comment status heldFor reportCount postedAt editedAt reply{text postedAt}photos{id uploadId width height alt takenDownFor takenDownAt takenDownBy}reports{reason at}moderations{action reason at}}}',
  },
  {
    name: 'ManagedReviews',
    text: 'query ManagedReviews($list:ManagedListInput!$filter:String!){managedReviews(list:$list filter:$filter){items{id businessName businessSlug userName rating comment status heldFor reportCount postedAt photos{id}}total totalIsLowerBound}}',
  },
  {
    name: 'ManagedScheduledImports',
    text: 'query ManagedScheduledImports($list:ManagedListInput!){managedScheduledImports(list:$list){items{id name url form sheet day time status businessStatus defaultCategory defaultCity onDuplicate onBranch reportTo nextRunAt lastRunAt outcome reason importId revision}total}}',
  },
  {
    name: 'ManagedSearchEffect',
    text: 'query ManagedSearchEffect($draft:WordDraftInput!){managedSearchEffect(draft:$draft){searches{text before after added removed}changed isWhole}}',
  },
  {
    name: 'ManagedSearches',
    text: 'query ManagedSearches($list:ManagedListInput!$nothingFound:Boolean!$neverClicked:Boolean){managedSearches(list:$list nothingFound:$nothingFound neverClicked:$neverClicked){items{id text times found lastAt clicks meanRank}total}}',
  },
  {
    name: 'ManagedSeoText',
    text: 'query ManagedSeoText($type:SeoEntityType!$key:ID!){managedSeoText(type:$type key:$key){type key name html version updatedAt}}',
  },
  {
    name: 'ManagedSeoTexts',
    text: 'query ManagedSeoTexts($list:ManagedListInput!$type:SeoEntityType){managedSeoTexts(list:$list type:$type){items{id type key name preview updatedAt}total}}',
  },
  {
    name: 'ManagedServiceAttributes',
    text: 'query ManagedServiceAttributes($list:ManagedListInput!){managedServiceAttributes(list:$list){items{id name description sortOrder businessCount revision}total}}',
  },
  {
    name: 'ManagedStopWords',
    text: 'query ManagedStopWords($list:ManagedListInput!){managedStopWords(list:$list){items{id name revision}total}}',
  },
  {
    name: 'ManagedSubmission',
    text: 'query ManagedSubmission($id:ID!){managedSubmission(id:$id){...ManagedSubmissionFields}}fragment ManagedSubmissionFields on ManagedSubmission{id number businessName address city borough name email phone message status createdAt decidedAt reason mailedDecisions businessId}',
  },
  {
    name: 'ManagedSubmissions',
    text: 'query ManagedSubmissions($status:String$page:Int!$pageSize:Int!){managedSubmissions(status:$status page:$page pageSize:$pageSize){items{...ManagedSubmissionFields}total}}fragment ManagedSubmissionFields on ManagedSubmission{id number businessName address city borough name email phone message status createdAt decidedAt reason mailedDecisions businessId}',
  },
  {
    name: 'ManagedSynonyms',
    text: 'query ManagedSynonyms($list:ManagedListInput!){managedSynonyms(list:$list){items{id name equivalents narrower revision}total}}',
  },
  {
    name: 'ManagedWaiting',
    text: 'query ManagedWaiting{managedWaiting{submissions claims changeSuggestions pendingReviews heldReviews reportedReviews comments}}',
  },
  {
    name: 'MapBusinesses',
    text: 'query MapBusinesses($q:String$categories:[String!]$services:[String!]$certificates:[String!]$ratedAtLeast:Int$openNow:Boolean$near:NearInput$area:MapAreaInput!$zoom:Int!){businessMap(q:$q categories:$categories services:$services certificates:$certificates ratedAtLeast:$ratedAtLeast openNow:$openNow near:$near area:$area zoom:$zoom){clusters{latitude longitude count area{west south east north}}pins{id slug name latitude longitude averageRating}total reduced}}',
  },
  {
    name: 'MergeBusinesses',
    text: 'mutation MergeBusinesses($keptId:ID!$keptRevision:Int!$mergedId:ID!$mergedRevision:Int!$taken:[String!]!$locationIds:[ID!]!$commandId:ID!){mergeBusinesses(keptId:$keptId keptRevision:$keptRevision mergedId:$mergedId mergedRevision:$mergedRevision taken:$taken locationIds:$locationIds commandId:$commandId)}',
  },
  {
    name: 'ModerateReviews',
    text: 'mutation ModerateReviews($ids:[ID!]!$action:String!$reason:String$commandId:ID!){moderateReviews(ids:$ids action:$action reason:$reason commandId:$commandId){id isDone code}}',
  },
  {
    name: 'OpenImports',
    text: 'query OpenImports{managedImports(open:true page:1 pageSize:100){items{id status read remaining}}}',
  },
  {
    name: 'PauseImport',
    text: 'mutation PauseImport($id:ID!){pauseImport(id:$id){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  {
    name: 'PostReview',
    text: 'mutation PostReview($input:PostReviewInput!){postReview(input:$input){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  {
    name: 'PreviewBulkEdit',
    text: 'mutation PreviewBulkEdit($ids:[ID!]$search:String!$filter:ManagedBusinessFilter$changes:ManagedBulkChanges!){previewBulkEdit(ids:$ids search:$search filter:$filter changes:$changes){...BulkEditFields}}fragment BulkEditFields on ManagedBulkEdit{id state at by changes{status verified featured addCategoryId removeCategoryId addServiceAttributeId removeServiceAttributeId}recordName total toChange changed same refused restored kept undoableUntil reasons{code count}named{id name code}examples{id name before{...BulkValues}after{...BulkValues}}}fragment BulkValues on ManagedBulkFields{status verified featured categoryIds serviceAttributeIds}',
  },
  { name: 'PutPhotoBack', text: 'mutation PutPhotoBack($id:ID!){putPhotoBack(id:$id)}' },
  {
    name: 'PutReviewPhotoBack',
    text: 'mutation PutReviewPhotoBack($reviewId:ID!$id:ID!){putReviewPhotoBack(reviewId:$reviewId id:$id)}',
  },
  {
    name: 'ReadImportAgain',
    text: 'mutation ReadImportAgain($id:ID!$startedAt:String!$separator:ColumnSeparator$columns:[ChosenColumnInput!]$constants:[ConstantFieldInput!]$commandId:ID!){readImportAgain(id:$id startedAt:$startedAt separator:$separator columns:$columns constants:$constants commandId:$commandId){id}}',
  },
  {
    name: 'RedriveDeadLetters',
    text: 'mutation RedriveDeadLetters($service:ID!$durable:ID!){redriveDeadLetters(service:$service durable:$durable)}',
  },
  {
    name: 'RejectComments',
    text: 'mutation RejectComments($ids:[ID!]!){outcomes:rejectComments(ids:$ids){id isDone code}}',
  },
  {
    name: 'RemoveAccountSecondFactor',
    text: 'mutation RemoveAccountSecondFactor($id:ID!){removeAccountSecondFactor(id:$id){...ManagedAccountFields}}fragment ManagedAccountFields on ManagedAccount{id username fullName email avatarUrl role active awaitsPassword hasSecondFactor hasPasskey lastLoginAt revision}',
  },
  {
    name: 'RemoveClaimDocument',
    text: 'mutation RemoveClaimDocument($claimId:ID!$id:ID!){removeClaimDocument(claimId:$claimId id:$id){...SentDocumentFields}}fragment SentDocumentFields on SentDocument{id name type bytes}',
  },
  {
    name: 'RemoveMyCertificateDocument',
    text: 'mutation RemoveMyCertificateDocument($businessId:ID!$certificateId:ID!){removeMyCertificateDocument(businessId:$businessId certificateId:$certificateId){...ProvenCertificateFields}}fragment ProvenCertificateFields on MyProvenCertificate{certificateId name document{...SentDocumentFields}}fragment SentDocumentFields on SentDocument{id name type bytes}',
  },
  {
    name: 'RemoveMyPhoto',
    text: 'mutation RemoveMyPhoto($businessId:ID!$id:ID!){removeMyPhoto(businessId:$businessId id:$id){...PhotoFields}}fragment PhotoFields on Photo{id imageUrl alt width height}',
  },
  {
    name: 'RemoveMyReviewPhoto',
    text: 'mutation RemoveMyReviewPhoto($reviewId:ID!$id:ID!){removeMyReviewPhoto(reviewId:$reviewId id:$id){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  { name: 'ReportReview', text: 'mutation ReportReview($input:ReportReviewInput!){reportReview(input:$input)}' },
  {
    name: 'RequestPasswordReset',
    text: 'mutation RequestPasswordReset($email:String!$trap:FormTrap!){requestPasswordReset(email:$email trap:$trap)}',
  },
  {
    name: 'RequestQuotes',
    text: 'mutation RequestQuotes($input:RequestQuotesInput!){requestQuotes(input:$input){awaitsConfirmation recipients unreachable}}',
  },
  {
    name: 'ResendVerification',
    text: 'mutation ResendVerification($email:String!$trap:FormTrap!$signUpId:ID$returnPath:String){resendVerification(email:$email trap:$trap signUpId:$signUpId returnPath:$returnPath)}',
  },
  {
    name: 'ResetAccountPassword',
    text: 'mutation ResetAccountPassword($id:ID!){resetAccountPassword(id:$id){account{...ManagedAccountFields}password}}fragment ManagedAccountFields on ManagedAccount{id username fullName email avatarUrl role active awaitsPassword hasSecondFactor hasPasskey lastLoginAt revision}',
  },
  {
    name: 'ResetPassword',
    text: 'mutation ResetPassword($token:String!$password:String!){resetPassword(token:$token password:$password)}',
  },
  {
    name: 'RestoreBlogCategories',
    text: 'mutation RestoreBlogCategories($ids:[ID!]!){restoreBlogCategories(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreBusinesses',
    text: 'mutation RestoreBusinesses($ids:[ID!]!){restoreBusinesses(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreCategories',
    text: 'mutation RestoreCategories($ids:[ID!]!){restoreCategories(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreCertificates',
    text: 'mutation RestoreCertificates($ids:[ID!]!){restoreCertificates(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreComments',
    text: 'mutation RestoreComments($ids:[ID!]!){outcomes:restoreComments(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreDistricts',
    text: 'mutation RestoreDistricts($ids:[ID!]!){restoreDistricts(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreDuplicates',
    text: 'mutation RestoreDuplicates($ids:[ID!]!){restoreDuplicates(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreMyPhoto',
    text: 'mutation RestoreMyPhoto($businessId:ID!$id:ID!){restoreMyPhoto(businessId:$businessId id:$id){...PhotoFields}}fragment PhotoFields on Photo{id imageUrl alt width height}',
  },
  {
    name: 'RestoreMyReviewPhoto',
    text: 'mutation RestoreMyReviewPhoto($reviewId:ID!$id:ID!){restoreMyReviewPhoto(reviewId:$reviewId id:$id){...MyReviewFields}}fragment MyReviewFields on MyReview{id businessId userName rating comment postedAt editedAt status heldFor hiddenFor businessName businessSlug photos{id imageUrl alt width height takenDownFor}}',
  },
  { name: 'RestoreOwner', text: 'mutation RestoreOwner($id:ID!){restoreOwner(id:$id)}' },
  { name: 'RestorePosts', text: 'mutation RestorePosts($ids:[ID!]!){restorePosts(ids:$ids){id isDone code}}' },
  { name: 'RestoreProducts', text: 'mutation RestoreProducts($ids:[ID!]!){restoreProducts(ids:$ids){id isDone code}}' },
  {
    name: 'RestoreScheduledImports',
    text: 'mutation RestoreScheduledImports($ids:[ID!]!){restoreScheduledImports(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreServiceAttributes',
    text: 'mutation RestoreServiceAttributes($ids:[ID!]!){restoreServiceAttributes(ids:$ids){id isDone code}}',
  },
  {
    name: 'RestoreStopWords',
    text: 'mutation RestoreStopWords($ids:[ID!]!){restoreStopWords(ids:$ids){id isDone code}}',
  },
  { name: 'RestoreSynonyms', text: 'mutation RestoreSynonyms($ids:[ID!]!){restoreSynonyms(ids:$ids){id isDone code}}' },
  {
    name: 'ResumeImport',
    text: 'mutation ResumeImport($id:ID!){resumeImport(id:$id){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  { name: 'ResumeQuoteMails', text: 'mutation ResumeQuoteMails($token:String!){resumeQuoteMails(token:$token)}' },
  {
    name: 'RetryImport',
    text: 'mutation RetryImport($id:ID!$commandId:ID!){retryImport(id:$id commandId:$commandId){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  {
    name: 'RetryImportFailure',
    text: 'mutation RetryImportFailure($importId:ID!$chunk:Int){retryImportFailure(importId:$importId chunk:$chunk)}',
  },
  {
    name: 'ReviewedRows',
    text: 'query ReviewedRows($id:ID!$forecast:RowForecast$problem:RowProblemInput$afterRow:Int!$limit:Int!){managedImportRows(id:$id forecast:$forecast problem:$problem afterRow:$afterRow limit:$limit){row line name forecast refusal match{kind by businessId slug name address probability reasons}earlierRow action categoryNames chosenCategoryNames warnings fields{target text}edited{target text}revision mapped{description ...ImportedFields placeId closed location{address city borough region postalCode country latitude longitude}openingHours{dayOfWeek opens closes isClosed}}source}}fragment ImportedFields on ManagedMappedRow{established phone whatsapp email websiteUrl minimumOrder logoUrl photoUrl}',
  },
  {
    name: 'RevokeOwner',
    text: 'mutation RevokeOwner($id:ID!$reason:String!$commandId:ID!){revokeOwner(id:$id reason:$reason commandId:$commandId)}',
  },
  { name: 'RunScheduledImport', text: 'mutation RunScheduledImport($id:ID!){runScheduledImport(id:$id)}' },
  { name: 'SaveMySearch', text: 'mutation SaveMySearch($input:SaveSearchInput!){keepSearch(input:$input){id}}' },
  {
    name: 'SaveReviewReply',
    text: 'mutation SaveReviewReply($id:ID!$text:String!$commandId:ID!){saveReviewReply(id:$id text:$text commandId:$commandId)}',
  },
  {
    name: 'SaveSeoText',
    text: 'mutation SaveSeoText($input:ManagedSeoTextInput!$commandId:ID!){saveSeoText(input:$input commandId:$commandId){version}}',
  },
  {
    name: 'SaveTypeCategory',
    text: 'mutation SaveTypeCategory($type:ID!$category:String!){saveTypeCategory(type:$type category:$category)}',
  },
  {
    name: 'SeoSubjects',
    text: 'query SeoSubjects($type:SeoEntityType!){seoSubjects(type:$type){key name city hasText}}',
  },
  { name: 'SignUp', text: 'mutation SignUp($input:SignUpInput!){signUp(input:$input)}' },
  {
    name: 'StartClaim',
    text: 'mutation StartClaim($input:StartClaimInput!){startClaim(input:$input){...MyClaimFields}}fragment MyClaimFields on MyClaim{id way status sentTo codeExpiresAt documents{...SentDocumentFields}}fragment SentDocumentFields on SentDocument{id name type bytes}',
  },
  {
    name: 'StartImport',
    text: 'mutation StartImport($input:StartImportInput!$commandId:ID!){startImport(input:$input commandId:$commandId){id}}',
  },
  { name: 'StartRebuild', text: 'mutation StartRebuild($index:ID!){startRebuild(index:$index)}' },
  { name: 'StopQuoteMails', text: 'mutation StopQuoteMails($token:String!){stopQuoteMails(token:$token)}' },
  {
    name: 'SubmitBusiness',
    text: 'mutation SubmitBusiness($input:SubmitBusinessInput!){submitBusiness(input:$input){number isMailed}}',
  },
  { name: 'SuggestChange', text: 'mutation SuggestChange($input:SuggestChangeInput!){suggestChange(input:$input)}' },
  {
    name: 'SwitchReplyMails',
    text: 'mutation SwitchReplyMails($token:String!$on:Boolean!){switchReplyMails(token:$token on:$on)}',
  },
  {
    name: 'TakePhotoDown',
    text: 'mutation TakePhotoDown($id:ID!$reason:String!$commandId:ID!){takePhotoDown(id:$id reason:$reason commandId:$commandId)}',
  },
  {
    name: 'TakeReviewPhotoDown',
    text: 'mutation TakeReviewPhotoDown($reviewId:ID!$id:ID!$reason:String!$commandId:ID!){takeReviewPhotoDown(reviewId:$reviewId id:$id reason:$reason commandId:$commandId)}',
  },
  { name: 'TypeCategories', text: 'query TypeCategories{importTypeCategories{type category origin}}' },
  {
    name: 'UndoBulkEdit',
    text: 'mutation UndoBulkEdit($id:ID!){undoBulkEdit(id:$id){...BulkEditFields}}fragment BulkEditFields on ManagedBulkEdit{id state at by changes{status verified featured addCategoryId removeCategoryId addServiceAttributeId removeServiceAttributeId}recordName total toChange changed same refused restored kept undoableUntil reasons{code count}named{id name code}examples{id name before{...BulkValues}after{...BulkValues}}}fragment BulkValues on ManagedBulkFields{status verified featured categoryIds serviceAttributeIds}',
  },
  {
    name: 'UndoClaimDecision',
    text: 'mutation UndoClaimDecision($id:ID!){undoClaimDecision(id:$id){...ManagedClaimFields}}fragment ManagedClaimFields on ManagedClaim{id way status claimantName claimantEmail note documents{id name type bytes}startedAt decidedAt decidedBy reason isUndoable businessId businessName businessSlug businessStatus businessEmail businessPhone businessWebsite businessAddress ownerCount}',
  },
  {
    name: 'UndoImport',
    text: 'mutation UndoImport($id:ID!){undoImport(id:$id){...ImportRunFields}}fragment ImportRunFields on ManagedImport{id fileName form separatorFixed status failure failureLine settings{status}read created updated duplicate skipped invalid remaining undone kept rowsPerSecond secondsLeft startedBy createdAt startedAt finishedAt rowsErased}',
  },
  { name: 'UndoMerge', text: 'mutation UndoMerge($mergeId:ID!){undoMerge(mergeId:$mergeId){keptId mergedId isWhole}}' },
  {
    name: 'UndoSuggestionDecision',
    text: 'mutation UndoSuggestionDecision($id:ID!$commandId:ID!){undoSuggestionDecision(id:$id commandId:$commandId){suggestion{...ManagedChangeSuggestionFields}isWhole}}fragment ManagedChangeSuggestionFields on ManagedChangeSuggestion{id business{id slug name revision}by reason changes{part seen suggested current isAccepted}note hasAddress status createdAt decidedAt rejection undoableUntil}',
  },
  {
    name: 'UpdateBlogCategory',
    text: 'mutation UpdateBlogCategory($id:ID!$revision:Int!$input:ManagedBlogCategoryInput!){updateBlogCategory(id:$id revision:$revision input:$input){id name slug description color postCount revision}}',
  },
  {
    name: 'UpdateBusiness',
    text: 'mutation UpdateBusiness($id:ID$revision:Int!$changes:ManagedBusinessChanges!){updateBusiness(id:$id revision:$revision changes:$changes){...ManagedBusinessFields}}fragment ManagedBusinessFields on ManagedBusiness{id slug name description status statuses verified featured ...EditedFields logo coverImage photosCount categories{id name}locations{id address city borough region country postalCode latitude longitude phone email isHeadquarters districtId}openingHours{dayOfWeek opens closes isClosed}certificates{certificateId name issuedDate expiryDate}serviceAttributes{id name}products{id name description category{id name}price ...ListedProductFields imageUrl image}averageRating reviewCount createdAt updatedAt revision}fragment EditedFields on ManagedBusiness{established phone whatsapp email websiteUrl minimumOrder logoUrl coverImageUrl photoUrl}fragment ListedProductFields on ManagedBusinessProduct{unit minimumOrder}',
  },
  {
    name: 'UpdateCategory',
    text: 'mutation UpdateCategory($id:ID!$revision:Int!$input:ManagedCategoryInput!){updateCategory(id:$id revision:$revision input:$input){id name slug businessCount revision}}',
  },
  {
    name: 'UpdateCertificate',
    text: 'mutation UpdateCertificate($id:ID!$revision:Int!$input:ManagedCertificateInput!){updateCertificate(id:$id revision:$revision input:$input){id name description businessCount revision}}',
  },
  {
    name: 'UpdateDistrict',
    text: 'mutation UpdateDistrict($id:ID!$revision:Int!$input:ManagedDistrictInput!){updateDistrict(id:$id revision:$revision input:$input){id name city region country description imageUrl slug businessCount revision}}',
  },
  {
    name: 'UpdatePost',
    text: 'mutation UpdatePost($id:ID!$revision:Int!$input:ManagedPostInput!){updatePost(id:$id revision:$revision input:$input){id slug revision}}',
  },
  {
    name: 'UpdateProduct',
    text: 'mutation UpdateProduct($id:ID!$revision:Int!$changes:ManagedProductChanges!){updateProduct(id:$id revision:$revision changes:$changes){...ManagedProductFields}}fragment ManagedProductFields on ManagedProduct{id name description business{id name slug status}category{id name}price ...EditedProductFields imageUrl updatedAt revision}fragment EditedProductFields on ManagedProduct{unit minimumOrder}',
  },
  {
    name: 'UpdateScheduledImport',
    text: 'mutation UpdateScheduledImport($id:ID!$revision:Int!$input:ManagedScheduledImportInput!){updateScheduledImport(id:$id revision:$revision input:$input){id name url form sheet day time status businessStatus defaultCategory defaultCity onDuplicate onBranch reportTo nextRunAt lastRunAt outcome reason importId revision}}',
  },
  {
    name: 'UpdateServiceAttribute',
    text: 'mutation UpdateServiceAttribute($id:ID!$revision:Int!$input:ManagedServiceAttributeInput!){updateServiceAttribute(id:$id revision:$revision input:$input){id name description sortOrder businessCount revision}}',
  },
  {
    name: 'UpdateStopWord',
    text: 'mutation UpdateStopWord($id:ID!$revision:Int!$input:ManagedStopWordInput!){updateStopWord(id:$id revision:$revision input:$input){id name revision}}',
  },
  {
    name: 'UpdateSynonym',
    text: 'mutation UpdateSynonym($id:ID!$revision:Int!$input:ManagedSynonymInput!){updateSynonym(id:$id revision:$revision input:$input){id name equivalents narrower revision}}',
  },
  {
    name: 'VerifyEmail',
    text: 'mutation VerifyEmail($token:String!$signUpId:ID$password:String){verifyEmail(token:$token signUpId:$signUpId password:$password)}',
  },
  { name: 'WithdrawClaim', text: 'mutation WithdrawClaim($id:ID!){withdrawClaim(id:$id)}' },
  {
    name: 'WithdrawInvitation',
    text: 'mutation WithdrawInvitation($businessId:ID!$id:ID!){withdrawInvitation(businessId:$businessId id:$id)}',
  },
  { name: 'WithdrawQuoteOffer', text: 'mutation WithdrawQuoteOffer($token:String!){withdrawQuoteOffer(token:$token)}' },
  { name: 'WithdrawSuggestion', text: 'mutation WithdrawSuggestion($id:ID!){withdrawSuggestion(id:$id)}' },
];
