import {
  AppstoreOutlined,
  BarsOutlined,
  ClockCircleOutlined,
  CloudUploadOutlined,
  CommentOutlined,
  DashboardOutlined,
  DollarOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  HistoryOutlined,
  HourglassOutlined,
  IdcardOutlined,
  ImportOutlined,
  InboxOutlined,
  MergeCellsOutlined,
  PictureOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  ShopOutlined,
  StarOutlined,
  StopOutlined,
  SwapOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  TranslationOutlined,
  TruckOutlined,
} from '@ant-design/icons';
import {
  areaOf,
  BLOG_CATEGORY,
  CATEGORY,
  CERTIFICATE,
  type DescribedRecord,
  DISTRICT,
  fieldName,
  SCHEDULED_IMPORT,
  SERVICE_ATTRIBUTE,
  STOP_WORD,
  SYNONYM,
} from '@tedarik/fields';
import type { ReactNode } from 'react';
import type { Area } from '../api/me.js';
import type { appMessages } from './app.messages.js';
import { backOfficePaths as paths } from '../back-office-paths.js';

export interface Screen {
  path: string;
  label: keyof typeof appMessages;
  area: Area;
  icon: ReactNode;
}

const screen = (path: string, label: Screen['label'], area: Area, icon: ReactNode): Screen => ({
  path,
  label,
  area,
  icon,
});

const ofRecord = (record: DescribedRecord, icon: ReactNode): Screen =>
  screen(paths[fieldName(record.many)], fieldName(record.many), areaOf(record), icon);

/** ADM-LAY-06, ADM-LAY-09: the groups of the menu. A role sees the screens of its areas (AUTH-06). */
export const MENU: Screen[][] = [
  [screen(paths.panel, 'panel', 'panel', <DashboardOutlined />)],
  [
    screen(paths.businesses, 'businesses', 'businesses', <ShopOutlined />),
    ofRecord(CATEGORY, <AppstoreOutlined />),
    screen(paths.products, 'products', 'products', <TagsOutlined />),
    ofRecord(DISTRICT, <EnvironmentOutlined />),
    screen(paths.duplicates, 'duplicates', 'businesses', <MergeCellsOutlined />),
  ],
  [
    screen(paths.reviews, 'reviews', 'reviews', <StarOutlined />),
    ofRecord(CERTIFICATE, <SafetyCertificateOutlined />),
    ofRecord(SERVICE_ATTRIBUTE, <TruckOutlined />),
    screen(paths.submissions, 'submissions', 'submissions', <InboxOutlined />),
    screen(paths.claims, 'claims', 'submissions', <IdcardOutlined />),
    screen(paths.photos, 'photos', 'submissions', <PictureOutlined />),
    screen(paths.quoteRequests, 'quoteRequests', 'quotes', <DollarOutlined />),
    screen(paths.changeSuggestions, 'changeSuggestions', 'change-suggestions', <EditOutlined />),
  ],
  [
    screen(paths.blog, 'blog', 'blog', <FileTextOutlined />),
    ofRecord(BLOG_CATEGORY, <BarsOutlined />),
    screen(paths.blogComments, 'blogComments', 'comments', <CommentOutlined />),
    screen(paths.seoTexts, 'seoTexts', 'seo-texts', <FileSearchOutlined />),
  ],
  [
    screen(paths.searches, 'searches', 'synonyms', <SearchOutlined />),
    ofRecord(SYNONYM, <TranslationOutlined />),
    ofRecord(STOP_WORD, <StopOutlined />),
  ],
  [
    screen(paths.mapsImport, 'mapsImport', 'imports', <CloudUploadOutlined />),
    screen(paths.textImport, 'textImport', 'imports', <TableOutlined />),
    screen(paths.importRuns, 'importRuns', 'imports', <ImportOutlined />),
    ofRecord(SCHEDULED_IMPORT, <ClockCircleOutlined />),
    screen(paths.importQueue, 'importQueue', 'imports', <HourglassOutlined />),
    screen(paths.typeCategories, 'typeCategories', 'imports', <SwapOutlined />),
  ],
  [
    screen(paths.accounts, 'accounts', 'accounts', <TeamOutlined />),
    screen(paths.audit, 'audit', 'audit', <HistoryOutlined />),
  ],
];

const ALL = MENU.flat();

/** The screen of an address: the one whose path is the longest prefix of it. */
export function screenOf(pathname: string): Screen | undefined {
  const isWithin = ({ path }: Screen) => pathname === path || pathname.startsWith(`${path}/`);
  const known = pathname.startsWith(paths.businessesToo) ? paths.businesses : pathname;
  return (
    ALL.filter(isWithin).toSorted((one, other) => other.path.length - one.path.length)[0] ??
    ALL.find(({ path }) => path === known)
  );
}
