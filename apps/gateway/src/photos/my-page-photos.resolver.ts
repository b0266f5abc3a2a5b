import { Args, Context, ID, InputType, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ArrangePhotos, ListOwnPhotos, type PagePhoto, RemovePhoto, RestorePhoto } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { inputOf } from '../graphql/type-of.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Uploads } from '../pictures/uploads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn, verified } from '../visitors/visitor.js';
import { Photo, toPhoto } from './photo.types.js';

@InputType()
class MyPagePhotoInput extends inputOf(ArrangePhotos.request.shape.photos.element, {
  alt: 'For those who do not see it.',
}) {}

/** Lets a page's owner list, arrange and remove its photos; uploads go to VisitorUploadsController. Never part of a cached page. */
@Resolver()
export class MyPagePhotosResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly uploads: Uploads,
  ) {}

  @Query(() => [Photo], { description: 'In their order. Fails with `not-page-owner`.' })
  async myPagePhotos(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(
      await this.requests.send(ListOwnPhotos, { businessId }, { actor: visitorActor(signedIn(visitor)) }),
    );
  }

  @Mutation(() => [Photo], { description: 'Their texts and order, of all of them.' })
  async arrangeMyPhotos(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('photos', { type: () => [MyPagePhotoInput] }) photos: MyPagePhotoInput[],
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    const context = { ...(await this.acting(visitor)), commandId };
    const request = { businessId, photos: photos.map(({ id, alt }) => ({ id, alt })) };
    return this.shown(await this.requests.send(ArrangePhotos, request, context));
  }

  @Mutation(() => [Photo], { description: 'Takes it off the page.' })
  async removeMyPhoto(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(await this.requests.send(RemovePhoto, { businessId, id }, await this.acting(visitor)));
  }

  @Mutation(() => [Photo], { description: 'Undoes that within 30 days.' })
  async restoreMyPhoto(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<Photo[]> {
    return this.shown(await this.requests.send(RestorePhoto, { businessId, id }, await this.acting(visitor)));
  }

  private async acting(visitor: Requesting) {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('ownPage', actor.id);
    return { actor };
  }

  private shown({ photos }: { photos: PagePhoto[] }): Photo[] {
    return photos.map((photo) => toPhoto(photo, this.uploads));
  }
}
