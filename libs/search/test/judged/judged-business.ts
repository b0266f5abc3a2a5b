/** A business of the judged set. It has names where the index has keys. */
export interface JudgedBusiness {
  name: string;
  categories: string[];
  city: string;
  borough: string | null;
  products: string[];
  description: string;
  rating: number | null;
  reviews: number;
  certificates?: string[];
  services?: string[];
}
